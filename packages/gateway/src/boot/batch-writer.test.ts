import { beforeEach, expect, it } from "vitest";
import { batchWriter } from "./batch-writer.ts";

const written: string[] = [];
const turns: (() => void)[] = [];
beforeEach(() => {
  written.length = 0;
  turns.length = 0;
});
const make = () =>
  batchWriter(
    (text) => written.push(text),
    (act) => turns.push(act),
  );

it("lines of one turn are written together and in their order, once it is over", () => {
  const { write } = make();
  for (const line of ["a\n", "b\n", "c\n"]) write(line);
  expect(written).toEqual([]);
  for (const turn of turns) turn();
  expect(written).toEqual(["a\nb\nc\n"]);
});

it("writes the rest at the end at once, and not again", () => {
  const { write, flush } = make();
  write("a\n");
  flush();
  for (const turn of turns) turn();
  expect(written).toEqual(["a\n"]);
});

it("the next turn begins again", () => {
  const { write } = make();
  write("a\n");
  turns.shift()?.();
  write("b\n");
  turns.shift()?.();
  expect(written).toEqual(["a\n", "b\n"]);
});
