import type { DeathRegister } from "../platform/ports/death-register.ts";

/** A register of deaths with the day of each death that it knows of, by IIN, and how often it was asked. */
export function deathsInMemory() {
  const days = new Map<string, string>();
  const state = { broken: false, asked: 0 };
  const port: DeathRegister = {
    recordOf: async ({ iin, day }) => {
      state.asked += 1;
      if (state.broken) throw new Error("no line to the register");
      const recorded = days.get(iin);
      if (recorded === undefined) return "notRecorded";
      return recorded === day ? "recorded" : "otherDay";
    },
  };
  return { days, state, port };
}
