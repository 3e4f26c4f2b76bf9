import { areas, type CallName } from "@shanyraq/calls";

/** Calls that may be answered of a replica: what editors have published, the same for everybody. Nothing of a person is among them. */
const published: ReadonlySet<string> = new Set([
  ...Object.keys(areas.content),
  ...Object.keys(areas.shell),
  "reviews",
  "reportFiles",
  "paper",
  "picture",
]);
export const readByReplica = (name: CallName): boolean => published.has(name);
