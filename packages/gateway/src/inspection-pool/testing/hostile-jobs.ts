import type { InspectionKind } from "@shanyraq/provider/inspection-kinds";

/** Only the job that never ends is to meet its deadline, however slow the machine is. */
const row = { deadlineMs: 600_000, maxWaitMs: 600_000, maxWaiting: 4, fromAnyone: true } as const;
const again = (depth: number): number => again(depth + 1) + 1;

/** Done at once, for anybody and for customers. */
export const echo: InspectionKind<string, string> = { ...row, name: "echo", load: async () => async (input) => input };
export const kept: InspectionKind<string, string> = { ...row, name: "kept", fromAnyone: false, load: async () => async (input) => input };
/** Jobs that never end, fill the memory or break off. */
export const loop: InspectionKind<undefined, string> = {
  ...row,
  name: "loop",
  deadlineMs: 1_000,
  load: async () => async () => {
    for (let turn = 0; turn < Infinity; turn += 1) Math.sqrt(turn);
    return "never";
  },
};
/** The same, from a customer. */
export const keptLoop: InspectionKind<undefined, string> = { ...loop, name: "keptLoop", fromAnyone: false };
export const fill: InspectionKind<undefined, string> = {
  ...row,
  name: "fill",
  load: async () => async () => {
    const held: object[] = [];
    for (let turn = 0; turn < Infinity; turn += 1) held.push({ turn, more: [turn] });
    return String(held.length);
  },
};
export const nest: InspectionKind<undefined, string> = { ...row, name: "nest", load: async () => async () => String(again(0)) };
export const exit: InspectionKind<undefined, string> = { ...row, name: "exit", load: async () => async () => process.exit(1) };

export const jobKinds: readonly InspectionKind<never, unknown>[] = [echo, kept, loop, keptLoop, fill, nest, exit];
