import { iinWithCheckDigit, type Sex } from "@shanyraq/rules";
import { personWho } from "../src/product/visitor.ts";
import type { Bought } from "../src/product/purchase.ts";

type Person = ReturnType<typeof personWho>;

export const wholeName = ({ surname, name, patronymic }: Pick<Person, "surname" | "name" | "patronymic">) =>
  [surname, name, patronymic].filter(Boolean).join(" ");

/** The number of an invented person who was born on a day. */
export function iinOf(born: string, sex: Sex): string {
  const [year = "", month = "", day = ""] = born.split("-");
  const mark = (Number(year) >= 2000 ? 5 : 3) + (sex === "female" ? 1 : 0);
  const found = ["0177", "0178"].map((serial) => iinWithCheckDigit(`${year.slice(2)}${month}${day}${mark}${serial}`)).find(Boolean);
  if (found === undefined) throw new Error(`no number of ${born}`);
  return found;
}

const own = ({ sex, birth_date: birthDate }: Person) => ({ sex, birthDate });
const ofAccident = ({ birth_date: birthDate }: Pick<Person, "birth_date">, covers: readonly string[], sumAssured: number) => ({
  birthDate,
  covers,
  term: "3",
  frequency: "semiannual",
  sumAssured: String(sumAssured),
});

const company = {
  bin: "150340012340",
  name: "ТОО «Дала Құрылыс»",
  post: "director",
  region: "ulytau",
  city: "Сәтбаев",
  address: "Кеншілер даңғылы 3",
} as const;

export const SISTER = { name: "Volkova Anna", birthDate: "1991-04-12", iin: iinOf("1991-04-12", "female") };
export const CHILD = { name: "Ахметова Айша Тимуровна", birthDate: "2016-05-05", iin: iinOf("2016-05-05", "female") };
export const DAUGHTER = { name: "Тәжібаева Айым Нұрболқызы", birthDate: "2021-06-17" };
export const LENDER = { name: "Банк «Ақ Жол Капитал»", bin: "090540009876" };
export const WORKERS = [
  { name: "Toktosunov Bakytbek", birthDate: "1988-12-03", document: "AC7041188", programme: "extended" },
  { name: "Asanova Zhyldyz", birthDate: "1999-09-09", document: "PE5520913", programme: "basic" },
] as const;
export const HEIRESS = { name: "Нұрланова Сая Бауыржанқызы", birthDate: "1996-02-11", iin: iinOf("1996-02-11", "female") };

const covers = ["disability", "trauma", "temporaryDisability", "hospital", "criticalIllness"];

/** Policies of every line that is claimed on, each of its own person and with nothing as the form suggests it. */
export const policies = {
  accidentalDeath: {
    owner: personWho("nothing"),
    product: "accident",
    answers: { insured: { for_child: "no" } },
    calculation: ofAccident(personWho("nothing"), ["accidentalDeath", "hospital"], 4_180_000),
    beneficiaries: [{ name: SISTER.name, relation: "sibling", birthDate: SISTER.birthDate, share: 100 }],
  },
  injury: {
    owner: personWho("maturing"),
    product: "accident",
    answers: { insured: { for_child: "no" } },
    calculation: ofAccident(personWho("maturing"), ["trauma", "temporaryDisability"], 4_180_000),
  },
  child: {
    owner: personWho("overdue"),
    product: "accident",
    calculation: ofAccident({ birth_date: CHILD.birthDate }, ["hospital", "disability"], 3_400_000),
    answers: { insured: { for_child: "yes", name: CHILD.name, birth_date: CHILD.birthDate, iin: "" } },
  },
  accidentDisability: {
    owner: personWho("everyStatus"),
    product: "accident",
    answers: { insured: { for_child: "no" } },
    calculation: ofAccident(personWho("everyStatus"), ["disability", "accidentalDisability"], 2_600_000),
  },
  senim: {
    owner: personWho("maturing"),
    product: "senim",
    calculation: {
      ...own(personWho("maturing")),
      term: "12",
      frequency: "semiannual",
      by: "sumAssured",
      sumAssured: "3210000",
      riders: covers,
    },
  },
  termLife: {
    owner: personWho("overdue"),
    product: "term-life",
    calculation: { ...own(personWho("overdue")), term: "7", frequency: "semiannual", sumAssured: "6270000", riders: covers },
  },
  criticalIllness: {
    owner: personWho("everyStatus"),
    product: "critical-illness",
    calculation: { ...own(personWho("everyStatus")), term: "6", frequency: "semiannual", sumAssured: "3390000" },
  },
  loan: {
    owner: personWho("pensionShort"),
    product: "credit-life",
    calculation: { ...own(personWho("pensionShort")), loan: "3140000", loanRate: "18.5", months: "23" },
    answers: { loan: { bank: LENDER.name, number: "ЗК-2026/774", date: "2026-10-14" } },
  },
  education: {
    owner: personWho("pensionCategory"),
    product: "education",
    calculation: {
      ...own(personWho("pensionCategory")),
      childAge: "5",
      term: "11",
      frequency: "quarterly",
      stipendYears: "4",
      sumAssured: "940000",
    },
    answers: { child: { ...DAUGHTER, iin: "" } },
  },
  workers: {
    owner: personWho("legalEntity"),
    product: "migrant-vms",
    calculation: {
      citizenship: "KG",
      months: "5",
      persons: WORKERS.map(({ name, birthDate, programme }) => ({ name, birthDate, programme })),
    },
    answers: {
      employer: { ...company, by_company: "yes" },
      workers: { list: WORKERS.map(({ name, document }) => ({ name, document_number: document })) },
    },
  },
  annuity: {
    owner: personWho("pensionSlow"),
    product: "payout-annuity",
    calculation: { ...own(personWho("pensionSlow")), sumAssured: "7350000", years: "8", guaranteeYears: "3", paymentsPerYear: "12" },
    beneficiaries: [{ name: HEIRESS.name, relation: "child", birthDate: HEIRESS.birthDate, share: 100 }],
    answers: { account: { iban: "KZ75125KZT1001300335" } },
  },
  employer: {
    owner: personWho("legalEntity"),
    product: "employer-osns",
    calculation: {
      bin: company.bin,
      oked: "41201",
      headcount: "23",
      payroll: "5430000",
      aboveCap: "2",
      branches: [{ oked: "01111", headcount: "6", payroll: "890000", aboveCap: "0" }],
    },
    answers: { company: { ...company, iban: "KZ75125KZT1001300335", email: "buh@orken.example.kz" } },
  },
} as const satisfies Readonly<Record<string, Bought & { readonly owner: Person }>>;
export type PolicyName = keyof typeof policies;
