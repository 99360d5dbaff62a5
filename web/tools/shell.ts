/** What belongs to the built pages beside scripts and styles: a mark of the build, the service worker, all of it packed. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

/** What is worth packing; woff2 and png are packed already. */
const PACKED = /\.(js|css|svg|json|webmanifest|txt)$/;
const LEAST = 400;

export function shell(): Plugin {
  let publicFolder = "";
  let build = "";
  return {
    name: "powerhouse-shell",
    apply: "build",
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const names = Object.keys(bundle);
        build = digest([...names.sort(), ...files(publicFolder).map((file) => readFileSync(join(publicFolder, file)))]);
        const font = names.find((name) => name.includes("inter-basic-latin"));
        return [
          { tag: "meta", attrs: { name: "build", content: build }, injectTo: "head" },
          {
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${font}` },
            injectTo: "head",
          },
        ];
      },
    },
    writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      const entries = chunks.filter((chunk) => chunk.isEntry);
      const texts = chunks.filter((chunk) => chunk.facadeModuleId?.includes("/texts/en/"));
      const first = new Set([...entries, ...texts].flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
      for (const name of Object.keys(bundle)) {
        const style = chunks.some((chunk) => first.has(chunk.fileName) && chunk.viteMetadata?.importedCss.has(name));
        if (style || name.includes("inter-basic-latin")) first.add(name);
      }
      const kept = ["/", "/theme.js", "/favicon.svg", "/manifest.webmanifest", ...[...first].map((name) => `/${name}`)];
      const worker = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
      writeFileSync(
        join(dir!, "sw.js"),
        `const BUILD = ${JSON.stringify(build)};\nconst SHELL = ${JSON.stringify(kept)};\n${worker}`,
      );
      for (const file of files(dir!)) if (PACKED.test(file)) pack(join(dir!, file));
    },
  };
}

/** Writes the file's packed forms beside it, as `.br` and `.gz`. */
function pack(file: string): void {
  const plain = readFileSync(file);
  if (plain.length < LEAST) return;
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, quality));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

function digest(parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}
