/** What the server sends of a Pipeline table, under the names of the board; null stands for what is absent. */

import type { components } from "../../lib/api-types";
import type { GameProps } from "../../lib/game";

type Schemas = components["schemas"];

export type Arm = Schemas["PipelineArmView"];
export type BoardFacts = Schemas["PipelineBoard"];
export type Card = Schemas["PipelineCardView"];
export type Choice = Schemas["PipelineChoice"];
export type Company = Schemas["PipelinePlayerView"];
export type Contract = Schemas["PipelineContractView"];
export type Family = Schemas["PipelineFamilyView"];
export type Line = Schemas["PipelineLineView"];
export type LineChange = Schemas["PipelineLineChange"];
export type Market = Schemas["PipelineMarketView"];
export type Oil = Schemas["PipelineOilView"];
export type Path = Schemas["PipelinePathView"];
export type Place = Schemas["PipelinePlacePreview"];
export type Row = Schemas["PipelineRowView"];
export type Run = Schemas["PipelineRunPreview"];
export type Shop = Schemas["PipelineShopView"];
export type Slot = Schemas["PipelineSlotView"];
export type Tender = Schemas["PipelineTenderView"];
export type Tile = Schemas["PipelinePipeTileView"];
export type View = Schemas["PipelineView"];

export type Game = GameProps<View, BoardFacts, Choice>;

export const COLOURS = ["orange", "teal", "silver"] as const;
export const GRADES = ["crude", "low", "mid", "high"] as const;
export type Colour = (typeof COLOURS)[number];
export type Grade = (typeof GRADES)[number];
