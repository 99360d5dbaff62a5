import { describe, expect, it } from "vitest";

import { changed } from "./changes";

const old = {
  round: 1,
  players: [
    { money: 50, plants: [3] },
    { money: 40, plants: [] },
  ],
  auction: null as unknown,
};

describe("changes", () => {
  it("replace a value, wherever it stands", () => {
    expect(changed(old, { players: { 1: { money: [33] } }, auction: [{ plant: 4 }] })).toEqual({
      ...old,
      players: [old.players[0], { money: 33, plants: [] }],
      auction: { plant: 4 },
    });
  });

  it("replace a list that has another length, and all of it", () => {
    expect(changed(old, { players: { 0: { plants: [[3, 4]] } } })).toMatchObject({ players: [{ plants: [3, 4] }, {}] });
    expect(changed(old, [null])).toBeNull();
  });

  it("leave what was there before as it was, and share what is the same", () => {
    const before = structuredClone(old);
    const after = changed(old, { players: { 1: { money: [33] } } }) as typeof old;
    expect(old).toEqual(before);
    expect(after.players).toBeInstanceOf(Array);
    expect(after.players[0]).toBe(old.players[0]);
  });
});
