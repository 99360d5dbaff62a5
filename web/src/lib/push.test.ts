import { expect, test } from "vitest";

import { keyBytes } from "./push";

test("the key of the server is read as bytes", () => {
  expect([...keyBytes("BP-_AA")]).toEqual([4, 255, 191, 0]);
});
