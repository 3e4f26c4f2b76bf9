import type { Registry } from "@shanyraq/provider";
import { isBin } from "@shanyraq/rules";

/** Digit of a BIN that says a legal entity; the register of the sandbox knows no others. */
const KIND = { at: 4, legalEntity: "4" } as const;
const activities = ["41201", "47111", "62011", "49410", "10711", "85310"];
const headcounts = [3, 12, 48, 130, 620];

const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % list.length];

/** A register of invented legal entities: every number of one has its own, always the same. */
export const inventedRegistry: Registry = {
  juridical: async (bin) => {
    if (!isBin(bin) || bin[KIND.at] !== KIND.legalEntity) return undefined;
    const serial = Number(bin.slice(6));
    const headcount = pick(headcounts, serial);
    return {
      bin,
      name: `ТОО «Үлгі ${bin.slice(6, 11)}»`,
      oked: pick(activities, serial) ?? "",
      ...(headcount !== undefined && { headcount }),
      // A BIN begins with the year and the month of the registration.
      ...(/^(?:0[1-9]|1[0-2])$/.test(bin.slice(2, 4)) && { registered: `20${bin.slice(0, 2)}-${bin.slice(2, 4)}-01` }),
    };
  },
};
