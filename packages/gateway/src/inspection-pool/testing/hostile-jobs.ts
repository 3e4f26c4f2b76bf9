import type { InspectionTable } from "@shanyraq/provider/inspections";

/** Jobs that never end, fill the memory or break off, beside one that is done at once. */
export interface HostileKinds {
  readonly echo: { readonly input: string; readonly output: string };
  readonly kept: { readonly input: string; readonly output: string };
  readonly loop: { readonly input: undefined; readonly output: string };
  readonly fill: { readonly input: undefined; readonly output: string };
  readonly nest: { readonly input: undefined; readonly output: string };
  readonly exit: { readonly input: undefined; readonly output: string };
}

const row = { deadlineMs: 30_000, maxWaitMs: 30_000, maxWaiting: 4, fromAnyone: true } as const;
const again = (depth: number): number => again(depth + 1) + 1;

export const jobKinds: InspectionTable<HostileKinds> = {
  echo: { ...row, load: async () => async (input) => input },
  kept: { ...row, fromAnyone: false, load: async () => async (input) => input },
  loop: {
    ...row,
    deadlineMs: 1_000,
    load: async () => async () => {
      for (let turn = 0; turn < Infinity; turn += 1) Math.sqrt(turn);
      return "never";
    },
  },
  fill: {
    ...row,
    load: async () => async () => {
      const held: object[] = [];
      for (let turn = 0; turn < Infinity; turn += 1) held.push({ turn, more: [turn] });
      return String(held.length);
    },
  },
  nest: { ...row, load: async () => async () => String(again(0)) },
  exit: { ...row, load: async () => async () => process.exit(1) },
};
