/** What the server sends of a Power Grid table, under the names of the board; null stands for what is hidden or absent. */

import type { components } from "../../lib/api-types";
import type { GameProps } from "../../lib/game";

type Schemas = components["schemas"];

export type Auction = Schemas["PowerGridAuctionView"];
export type BoardFacts = Schemas["PowerGridBoard"];
export type Choice = Schemas["PowerGridChoice"];
export type City = Schemas["PowerGridCityView"];
export type Company = Schemas["PowerGridPlayerView"];
export type FuelRow = Schemas["PowerGridFuelView"];
export type Link = Schemas["PowerGridLinkView"];
export type OwnedPlant = Schemas["PowerGridOwnedPlant"];
export type Plant = Schemas["PowerGridPlantView"];
export type Trust = Schemas["PowerGridTrustView"];
export type View = Schemas["PowerGridView"];
export type Ask = View["ask"];
export type Tokens = Record<string, number>;

export type Game = GameProps<View, BoardFacts, Choice>;
export const TRUST = -1;
