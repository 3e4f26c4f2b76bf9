import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** The rooms of the kit from the ground up: each is built of the rooms before it. */
const rooms = ["theme", "layout", "ornament", "text", "actions", "feedback", "overlay", "fields", "data"];
const ours = import.meta.dirname;
const importsOf = (room: string) =>
  readdirSync(path.join(ours, room))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) =>
      [...readFileSync(path.join(ours, room, file), "utf8").matchAll(/(?:from|import\() ?"\.\.\/([^/"]+)\//g)].map(([, other = ""]) => ({
        file,
        other,
      })),
    );

it("every folder is a room, or there for the tests", () => {
  const folders = readdirSync(ours, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...rooms, "testing"].toSorted());
});
it.each(rooms)("%s imports only rooms below it", (room) => {
  const allowed = rooms.slice(0, rooms.indexOf(room));
  expect(importsOf(room).filter(({ other }) => !allowed.includes(other))).toEqual([]);
});
