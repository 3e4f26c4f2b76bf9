import type { Inspect } from "./inspect.ts";
import { inspectionTable } from "./inspection-table.ts";

/** Reads bytes where it is called, by the same table: for unit tests of the back office, and for scripts that read nothing of strangers. */
export const inlineInspect: Inspect = async (kind, input, trust) => {
  const inspector = await inspectionTable[kind].load();
  return { ok: true, value: await inspector(input, trust) };
};
