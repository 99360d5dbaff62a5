// Runs coast.ts, which imports the layouts of the pages as they are.
import { runnerImport } from "vite";

const { module } = await runnerImport("./tools/coast/coast.ts");
module.main();
