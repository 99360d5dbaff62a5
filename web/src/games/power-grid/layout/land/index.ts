/** The land under our maps as SVG paths: real coasts and borders, bent to our places of the cities. */

import { germany } from "./germany";
import { usa } from "./usa";

export interface Land {
  /** The country of the map. */
  land: string;
  /** Its neighbours, and whatever lies under it. */
  others: string;
  /** Water that lies over the neighbours. */
  lakes: string;
}

export const LANDS: Record<string, Land> = { germany, usa };
