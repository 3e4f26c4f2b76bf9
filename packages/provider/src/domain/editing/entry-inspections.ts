import type { Written } from "../../platform/database/records/written.ts";
import type { FolderPicture } from "../entries/folder/picture-shelf.ts";
import type { Inspect, InspectionKind } from "../../platform/ports/inspect.ts";
import type { Built } from "./build-entry.ts";
import type { EntryInput } from "./inspect-entry.ts";

const row = { deadlineMs: 3_000, maxWaitMs: 4_000, maxWaiting: 32, fromAnyone: false } as const;

/** A text of an editor, with its HTML. */
const entryInspection: InspectionKind<EntryInput, Built> = {
  ...row,
  name: "entry",
  load: async () => (await import("./inspect-entry.ts")).inspectEntry,
};
/** The addresses that a text leads to. */
export const linksInspection: InspectionKind<Written, readonly string[]> = {
  ...row,
  name: "links",
  load: async () => (await import("./inspect-entry.ts")).inspectLinks,
};
/** A picture that an editor gave, or the words that say why it cannot be read. */
export const givenPictureInspection: InspectionKind<Uint8Array, FolderPicture | string> = {
  ...row,
  name: "givenPicture",
  load: async () => {
    const { pictureOf } = await import("../entries/folder/picture-shelf.ts");
    return async (content) => pictureOf(content);
  },
};
export const entryInspections = [entryInspection, linksInspection, givenPictureInspection] as const;

/** The entry that a form would publish, read in a thread of its own; one that could not be read has that as its fault. */
export async function entryOf(inspect: Inspect, input: EntryInput): Promise<Built> {
  const built = await inspect(entryInspection, input);
  return built.ok ? built.value : { faults: [{ code: "unread", path: [], part: "facts" }] };
}
