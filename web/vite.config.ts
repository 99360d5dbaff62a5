import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { shell } from "./tools/shell.ts";

// `npm run dev` serves the pages and passes what belongs to the server on to it.
const server = process.env.POWERHOUSE_SERVER ?? "http://127.0.0.1:8000";

// What is fetched only when somebody asks for it, or by the two boards that have plants.
const ASIDE = /src\/(components\/(CopyLink|GamePicker|Invite|PiecePills|Qr|SeatList|Shortcuts)|lib\/(figure|reach))\b/;
const PLANTS =
  /src\/(components\/BidBox|parts\/(Bid|Fuel|fuels|MiniPlant|Mix|names|Output|Plant\w+|plants|runs|sentence|standing|TrustCard))\b/;
const TABLES = /src\/(components|lib|parts)\//;
const ofTables = (id: string) => TABLES.test(id) && !ASIDE.test(id) && !PLANTS.test(id);

export default defineConfig({
  plugins: [svelte(), shell()],
  // The texts are beside the program, since its other screens read them too.
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  build: {
    outDir: "../src/powerhouse/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What the first page needs comes in one file, and what tables share in another: each more costs a head on the wire
    // and packs worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: "shared", test: ofTables, minShareCount: 2, priority: 1 },
            { name: "aside", test: ASIDE, minShareCount: 2 },
            { name: "plants", test: PLANTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
