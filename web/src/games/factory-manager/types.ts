/** What the server sends of a Factory Manager table, under the names of the board. */

import type { components } from "../../lib/api-types";
import type { GameProps } from "../../lib/game";

type Schemas = components["schemas"];

export type BoardFacts = Schemas["FactoryManagerBoard"];
export type Choice = Schemas["FactoryManagerChoice"];
export type Column = Schemas["FactoryManagerColumnView"];
export type Offer = Schemas["FactoryManagerOfferPreview"];
export type OrderTile = Schemas["FactoryManagerOrderTileView"];
export type Outlook = Schemas["FactoryManagerOutlook"];
export type Owned = Schemas["FactoryManagerOwnedPreview"];
export type Pile = Schemas["FactoryManagerPile"];
export type Manager = Schemas["FactoryManagerPlayerView"];
export type Run = Schemas["FactoryManagerRunPreview"];
export type Tile = Schemas["FactoryManagerTileView"];
export type View = Schemas["FactoryManagerView"];
export type Ask = View["ask"];

export type Game = GameProps<View, BoardFacts, Choice>;

/** The four quantities, in the order in which they are always told. */
export const QUANTITIES = ["production", "storage", "energy", "workers"] as const;
export type Quantity = (typeof QUANTITIES)[number];
