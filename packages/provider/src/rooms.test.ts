import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { areas, isBuilt, type CallName } from "@shanyraq/calls";
import { describe, expect, it } from "vitest";
import { handlersByArea } from "./handlers.ts";
import { areaOfOwn } from "./server/handlers-of.ts";

/** Rooms below the areas, the lowest first: each imports those before it alone. */
const kernel = ["database", "ports", "server", "messages", "codes", "entries", "products", "ledger", "documents"];
/** What serves the whole of it from beside: SQL, what is put into a fresh database, and tests. */
const beside = ["migrations", "seed", "testing"];

/** The only imports from one area into another; the file that imports says why. */
const named = ["purchase/settle.ts -> signing/request-signatures.ts", "signing/qr.ts -> account/sign-in-by.ts"];

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
const roomOf = (file: string): string => (file.includes("/") ? (file.split("/", 1)[0] ?? "") : "");
const imports = files.flatMap((from) =>
  [...readFileSync(path.join(import.meta.dirname, from), "utf8").matchAll(/(?:from|import\(?)\s*"(\.[^"]+)"/g)].map(([, to = ""]) => ({
    from,
    to: path.posix.join(path.posix.dirname(from), to),
  })),
);
/** Imports that lead from one room into another. */
const arrows = imports
  .filter(({ from, to }) => roomOf(from) !== "" && !beside.includes(roomOf(from)) && roomOf(from) !== roomOf(to))
  .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to), arrow: `${from} -> ${to}` }));
const isArea = (room: string): boolean => Object.hasOwn(handlersByArea, room);

describe("rooms of the provider", () => {
  it("are the kernel's, the areas of the rows, and what serves them from beside", () => {
    const rooms = [...new Set(files.map(roomOf))].filter((room) => room !== "" && !beside.includes(room));
    expect(rooms.toSorted()).toEqual([...kernel, ...Object.keys(handlersByArea)].toSorted());
  });

  it("a room of the kernel imports the rooms below it, and no area", () => {
    const wrong = arrows.filter(({ from, to }) => kernel.includes(from) && !kernel.slice(0, kernel.indexOf(from)).includes(to));
    expect(wrong.map(({ arrow }) => arrow)).toEqual([]);
  });

  it("an area imports the kernel, and another area only where it is named here", () => {
    const across = arrows.filter(({ from, to }) => isArea(from) && !kernel.includes(to));
    expect(across.map(({ arrow }) => arrow).toSorted()).toEqual(named);
  });

  it.each(Object.entries(handlersByArea))("%s answers the built rows of its area", (area, answered) => {
    const specified = Object.entries(areas).flatMap(([name, rows]) => (name === area ? (Object.keys(rows) as CallName[]) : []));
    const own = Object.entries(areaOfOwn).flatMap(([call, of]) => (of === area ? [call] : []));
    expect(Object.keys(answered).toSorted()).toEqual([...specified.filter(isBuilt), ...own].toSorted());
    expect(imports).toContainEqual({ from: "handlers.ts", to: `${area}/handlers.ts` });
  });
});
