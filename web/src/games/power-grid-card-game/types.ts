/** What the server sends of a table of the Card Game, under the names of the board; null stands for hidden or absent. */

import type { components } from "../../lib/api-types";
import type { GameProps } from "../../lib/game";

type Schemas = components["schemas"];

export type BoardFacts = Schemas["PowerGridCardGameBoard"];
export type Card = Schemas["PowerGridCardGameCardView"];
export type Choice = Schemas["PowerGridCardGameChoice"];
export type Company = Schemas["PowerGridCardGamePlayerView"];
export type Held = Schemas["PowerGridCardGameHeldView"];
export type Load = Schemas["PowerGridCardGameLoad"];
export type Lot = Schemas["PowerGridCardGameLotPreview"];
export type Plant = Schemas["PowerGridCardGamePlantView"];
export type Purchase = Schemas["PowerGridCardGamePurchase"];
export type Trust = Schemas["PowerGridCardGameTrustView"];
export type Units = Schemas["PowerGridCardGameUnits"];
export type View = Schemas["PowerGridCardGameView"];

export type Game = GameProps<View, BoardFacts, Choice>;
