/** Tests speak as the pages do. */

import { start } from "../catalogue";

await start();
