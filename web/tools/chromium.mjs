// Prints the path of the headless Chromium that @sparticuz/chromium carries, unpacked below node_modules. Beside it lie
// the libraries (al2023/lib) and the fonts (fonts) that it needs where the machine has none.
import { createRequire } from "node:module";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const modules = join(import.meta.dirname, "..", "node_modules");
const { version } = createRequire(import.meta.url)(join(modules, "@sparticuz/chromium/package.json"));
const home = join(modules, `.chromium-${version}`);

if (!existsSync(home)) {
  // Unpacked elsewhere and then moved, so that nobody finds half of it.
  const fresh = mkdtempSync(`${home}-`);
  process.env.TMPDIR = fresh;
  process.env.AWS_EXECUTION_ENV = "nodejs20.x"; // the libraries are unpacked only for that one
  const { default: chromium } = await import("@sparticuz/chromium");
  await chromium.executablePath();
  try {
    renameSync(fresh, home);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(home)) throw error;
  }
}
console.log(join(home, "chromium"));
