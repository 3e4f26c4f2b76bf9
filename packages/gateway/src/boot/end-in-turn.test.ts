import { expect, it } from "vitest";
import { endInTurn } from "./end-in-turn.ts";

const never = () => new Promise<void>(() => {});

it("parts end one after another; one that hangs is named and left, and those after it still end", async () => {
  const ended: string[] = [];
  const ending = (part: string) => ({
    part,
    withinMs: 1_000,
    end: async () => {
      ended.push(part);
    },
  });
  const left = await endInTurn([
    ending("requests"),
    { part: "the database", end: never, withinMs: 1 },
    { part: "the mail", end: async () => Promise.reject(new Error("no")), withinMs: 1_000 },
    { part: "nothing", end: () => undefined, withinMs: 1_000 },
    ending("the store"),
  ]);
  expect([left, ended]).toEqual([
    ["the database", "the mail"],
    ["requests", "the store"],
  ]);
});
