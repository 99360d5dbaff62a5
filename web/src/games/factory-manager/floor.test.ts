import { describe, expect, it } from "vitest";

import { cells } from "./cells";
import { arrange, layOut, restingSlots } from "./floor";
import { levels, scale } from "./race";
import { board, say } from "./testing";
import { figuresOf, markOf, nameOf, tileOf, without } from "./tiles";
import { nearest } from "./walk";

const start = ["storage-0", "storage-0", "storage-0", "machine-0", "machine-0"];

describe("where tiles stand", () => {
  it("is above for what makes and below for what stores", () => {
    const slots = arrange(board, start);
    expect(slots.slice(0, 3)).toEqual(["machine-0", "machine-0", null]);
    expect(slots.slice(5, 9)).toEqual(["storage-0", "storage-0", "storage-0", null]);
  });

  it("goes over to the other row, then to the building sites", () => {
    const many = Array<string>(11).fill("machine-0");
    expect(arrange(board, many.slice(0, 7)).filter(Boolean)).toHaveLength(7);
    expect(arrange(board, many.slice(0, 7))[9]).toBe("machine-0");
    expect(arrange(board, many)[10]).toBe("machine-0");
  });

  it("is found for every tile, however many halls a row has", () => {
    const odd = { ...board, halls_upper: 6, halls_lower: 5, halls: 11 };
    const stores = Array<string>(5).fill("storage-0");
    const makers = Array<string>(6).fill("machine-0");
    expect(arrange(odd, [...makers, ...stores])).toEqual([...makers, ...stores, null, null]);
    const slots = layOut(odd, makers, [...makers, ...stores]);
    expect(slots.map(({ tile }) => tile)).toEqual([...makers, ...stores, null, null]);
  });

  it("does not change for what stays when something is planned", () => {
    const slots = layOut(board, start, [...start, "machine-10"]);
    expect(slots[0]).toEqual({ tile: "machine-0", planned: false, gone: null });
    expect(slots[2]).toEqual({ tile: "machine-10", planned: true, gone: null });
  });

  it("is a freed hall for what comes", () => {
    const slots = layOut(board, start, [...without(start, ["machine-0"]), "robot-auto-8"]);
    expect(slots[0]).toEqual({ tile: "robot-auto-8", planned: true, gone: "machine-0" });
    const only = layOut(board, start, without(start, ["storage-0"]));
    expect(only.filter(({ gone }) => gone)).toEqual([{ tile: null, planned: false, gone: "storage-0" }]);
  });

  it("lets the last of a kind rest", () => {
    const rests = restingSlots(layOut(board, start, start), ["machine-0"]);
    expect(rests.slice(0, 2)).toEqual([false, true]);
    expect(rests.filter(Boolean)).toHaveLength(1);
  });

  it("lets the very machine rest, or go, that was pressed", () => {
    const slots = layOut(board, start, start);
    const pressed = (...halls: [number, boolean][]) => new Map(halls);
    const first = (...halls: [number, boolean][]) => restingSlots(slots, ["machine-0"], pressed(...halls)).slice(0, 2);
    expect(first([0, true])).toEqual([true, false]);
    expect(first([1, false])).toEqual([true, false]);
    expect(first([0, true], [0, false])).toEqual([false, true]);
    const left = layOut(board, start, start.slice(0, -1), pressed([1, true]));
    expect(left.slice(0, 2).map(({ gone }) => gone)).toEqual([null, "machine-0"]);
  });
});

it("a tile is called a starting one where the game says so, whatever it costs", () => {
  const free = { ...tileOf(board, "storage-10"), price: 0, mark: "0" };
  expect([nameOf(say, free), markOf(say, free)]).toEqual(["Storage 0", "0"]);
  expect(nameOf(say, { ...free, starting: true })).toBe("Starting storage");
});

it("figures are told in one order, zeros only where they say something", () => {
  const told = (id: string) => figuresOf(tileOf(board, id)).map(({ quantity, amount }) => `${quantity} ${amount}`);
  expect(told("robot-auto-8")).toEqual(["production 1", "energy 0"]);
  expect(told("optimizer-10")).toEqual(["energy -1", "workers -1"]);
  expect(told("storage-10")).toEqual(["storage 2"]);
});

it("a bar shows what stays, comes, goes and rests", () => {
  expect(cells(2, 3, 1, 6)).toEqual(["stays", "stays", "comes", "rests", "free", "free"]);
  expect(cells(3, 1, 0, 3)).toEqual(["stays", "goes", "goes"]);
  expect(cells(5, 5, 0, 3)).toHaveLength(5);
});

describe("money at the end", () => {
  it("stands on a scale with round marks", () => {
    expect(scale([38, 63])).toEqual({ from: 35, to: 65, ticks: [35, 40, 45, 50, 55, 60, 65] });
    expect(scale([40, 40]).ticks).toHaveLength(5);
    expect(scale([-30, 400]).ticks).toContain(0);
  });

  it("never covers a house by another", () => {
    expect(levels([10, 12, 40, 11], 15)).toEqual([0, 2, 0, 1]);
  });
});

it("arrow keys go to the nearest in their direction", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 50, y: 5 },
    { x: 0, y: 50 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(1);
  expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(2);
  expect(nearest({ x: 0, y: 0 }, spots, [-1, 0])).toBe(-1);
});
