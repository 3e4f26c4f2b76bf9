import type { Registry, SeededPerson } from "@shanyraq/provider";
import { isBin } from "@shanyraq/rules";

/** Digit of a BIN that says a legal entity; the register of the sandbox knows no others. */
const KIND = { at: 4, legalEntity: "4" } as const;
const activities = ["41201", "47111", "62011", "49410", "10711", "85310"];
const headcounts = [3, 12, 48, 130, 620];
const places = [
  { region: "almaty", city: "Алматы", address: "Абай даңғылы, 52" },
  { region: "astana", city: "Астана", address: "Мәңгілік Ел даңғылы, 19" },
  { region: "shymkent", city: "Шымкент", address: "Тәуке хан даңғылы, 7" },
  { region: "aktobe", city: "Ақтөбе", address: "Әбілқайыр хан даңғылы, 51" },
];

/** Who heads the companies of which nobody in the sandbox is the head. */
const nobody = { name: "Серікбаев Нұржан Асқарұлы", iin: "770215300127" };
const partner = { name: "ТОО «Үлгі Инвест»", number: "090540009876", share: 40 };

const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % list.length];
const isEntity = (bin: string): boolean => isBin(bin) && bin[KIND.at] === KIND.legalEntity;

/**
 * A register of invented legal entities: every number of one has its own, always the same. Companies of the seeded people have their names
 * and their heads.
 */
export function inventedRegistry(people: readonly SeededPerson[]): Registry {
  const headOf = (bin: string) => people.find(({ organisation }) => organisation?.bin === bin);
  return {
    juridical: async (bin) => {
      if (!isEntity(bin)) return undefined;
      const serial = Number(bin.slice(6));
      const headcount = pick(headcounts, serial);
      return {
        bin,
        name: headOf(bin)?.organisation?.name ?? `ТОО «Үлгі ${bin.slice(6, 11)}»`,
        oked: pick(activities, serial) ?? "",
        ...(headcount !== undefined && { headcount }),
        ...pick(places, serial),
        // A BIN begins with the year and the month of the registration.
        ...(/^(?:0[1-9]|1[0-2])$/.test(bin.slice(2, 4)) && { registered: `20${bin.slice(0, 2)}-${bin.slice(2, 4)}-01` }),
      };
    },
    people: async (bin) => {
      if (!isEntity(bin)) return undefined;
      const seeded = headOf(bin);
      const head =
        seeded && seeded.iin !== null
          ? { name: [seeded.surname, seeded.name, seeded.patronymic].filter(Boolean).join(" "), iin: seeded.iin }
          : nobody;
      return { head, owners: [{ name: head.name, number: head.iin, share: 60 }, partner] };
    },
  };
}
