import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const lines = ["accident", "annuities", "credit", "education", "life", "obligatory"];
/** Published values that tests count against. */
const forTests = "testing";

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
const roomOf = (file: string): string => (file.includes("/") ? (file.split("/", 1)[0] ?? "") : "");
const arrows = files
  .flatMap((from) =>
    [...readFileSync(path.join(import.meta.dirname, from), "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, to = ""]) => ({
      from,
      to: path.posix.join(path.posix.dirname(from), to),
    })),
  )
  .filter(({ from, to }) => roomOf(from) !== roomOf(to));

it("every file but the entry stands in the room of its line, or in the shared one", () => {
  expect([...new Set(files.map(roomOf))].filter((room) => room !== forTests).toSorted()).toEqual(["", ...lines, "shared"]);
  expect(files.filter((file) => roomOf(file) === "")).toEqual(["index.ts"]);
});

it("a line imports what is shared and no other line, and what is shared imports no line", () => {
  const wrong = arrows.filter(({ from, to }) => roomOf(from) !== "" && roomOf(from) !== forTests && roomOf(to) !== "shared");
  expect(wrong).toEqual([]);
});
