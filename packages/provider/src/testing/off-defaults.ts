import type { Input } from "@shanyraq/calls";
import type { TextId } from "@shanyraq/i18n/text";
import { coverNames } from "../domain/products/lines/riders.ts";
import { answers } from "./purchase.ts";

type Calculation = Readonly<Record<string, unknown>>;
type Answers = Input<"worksheet">["answers"];

/** A purchase in which nothing is as the form suggests it. */
export interface OffDefaults {
  readonly slug: string;
  readonly calculation: Calculation;
  readonly answers: Answers;
  /** What must be on every paper and screen, as it was typed: names, numbers, addresses. */
  readonly typed: readonly string[];
  /** Of these, what a line of every short form names. */
  readonly people: readonly string[];
  /** Numbers that no message shows openly. */
  readonly secret: readonly string[];
  /** Days that were agreed, yyyy-mm-dd. */
  readonly days: readonly string[];
  /** Sums that were agreed, in whole tenge. */
  readonly sums: readonly number[];
  /** Texts of the catalogue for what was chosen, and what was not: the first must be shown, the others never. */
  readonly chosen: readonly TextId[];
  readonly notChosen: readonly TextId[];
}

/** The buyer: born as the account says, with a document and an address unlike those of other tests. */
const own = { birthDate: "1995-07-19", sex: "male" };
const START = "2026-11-30";
const person = {
  citizenship: "RU",
  document_number: "715204418",
  document_date: "2021-03-09",
  region: "mangystau",
  city: "Жаңаөзен",
  address: "Мұнайшылар көшесі 14, 88-пәтер",
  email: "ilya.volkov@example.kz",
};
const beneficiaries = {
  list: [
    { name: "Волкова Антонина Святославовна", relation: "parent", birthDate: "1961-04-28", share: 37 },
    { name: "Волков-Нұрлыбекұлы Ерасыл", relation: "child", birthDate: "2019-02-13", share: 63 },
  ],
} satisfies Answers["beneficiaries"];
const ofPerson = [person.document_number, person.city, person.address, person.email];
const daysOfPerson = [person.document_date, own.birthDate];
const ofBeneficiaries = beneficiaries.list.map(({ name }) => name);
const daysOfBeneficiaries = beneficiaries.list.map(({ birthDate }) => birthDate);
const usual: Answers = { ...answers, person, beneficiaries };

const buyer = {
  typed: [...ofPerson, ...ofBeneficiaries],
  days: [START, ...daysOfPerson, ...daysOfBeneficiaries],
  people: [person.city, person.address, ...ofBeneficiaries],
  secret: [person.document_number, "950719300175"],
};
const ids = Object.values(coverNames);
const illness = "calculator.cover.criticalIllness";
/** Covers that were chosen, of all that there are to choose from. */
const chosenOf = (all: readonly TextId[], chosen: readonly TextId[]) => ({ chosen, notChosen: all.filter((one) => !chosen.includes(one)) });

export const offDefaults: readonly OffDefaults[] = [
  {
    slug: "senim",
    calculation: {
      ...own,
      startDate: START,
      term: "12",
      frequency: "quarterly",
      by: "premium",
      premium: "83000",
      riders: ["criticalIllness", "trauma"],
    },
    answers: usual,
    ...buyer,
    days: [...buyer.days, "2038-11-30", "2027-02-28"],
    // The requested premium, the price of the added covers, and both.
    sums: [83_000, 12_440, 95_440],
    ...chosenOf([...ids, illness], [illness, coverNames.trauma]),
  },
  {
    slug: "education",
    calculation: { ...own, startDate: START, childAge: "4", term: "11", frequency: "annual", stipendYears: "4", sumAssured: "940000" },
    answers: { ...usual, child: { name: "Волкова Мирослава", birthDate: "2022-06-17", iin: "" } },
    typed: [...buyer.typed, "Волкова Мирослава"],
    people: [...buyer.people, "Волкова Мирослава"],
    secret: buyer.secret,
    days: [...buyer.days, "2022-06-17", "2037-11-30"],
    sums: [940_000],
    chosen: [],
    notChosen: ["agreed.pays.atEnd"],
  },
  {
    slug: "payout-annuity",
    calculation: { ...own, startDate: START, sumAssured: "7350000", years: "8", guaranteeYears: "3", paymentsPerYear: "4" },
    answers: { ...usual, account: { iban: "KZ75125KZT1001300335" } },
    typed: [...buyer.typed, "KZ75125KZT1001300335"],
    people: buyer.people,
    secret: [...buyer.secret, "KZ75125KZT1001300335"],
    // The second payment is in the table of the first year.
    days: [...buyer.days, "2027-02-28", "2029-11-30", "2034-08-30"],
    sums: [7_350_000, 294_747],
    chosen: ["agreed.pays.every.4", "agreed.pays.growth.none"],
    notChosen: ["agreed.pays.every.12", "agreed.pays.life", "agreed.sum"],
  },
  {
    slug: "term-life",
    calculation: {
      ...own,
      startDate: START,
      term: "7",
      frequency: "semiannual",
      sumAssured: "6270000",
      riders: ["accidentalDeath", "hospital"],
    },
    answers: usual,
    ...buyer,
    days: [...buyer.days, "2033-11-30", "2027-05-30"],
    sums: [6_270_000],
    ...chosenOf([...ids, illness], [coverNames.accidentalDeath, coverNames.hospital]),
  },
  {
    slug: "credit-life",
    calculation: { ...own, startDate: START, loan: "3140000", loanRate: "18.5", months: "47" },
    answers: { ...usual, loan: { bank: "Банк «Ақ Жол Капитал»", number: "ЗК-2026/774", date: "2026-10-14" } },
    typed: [...ofPerson, "Банк «Ақ Жол Капитал»", "ЗК-2026/774"],
    people: ["Банк «Ақ Жол Капитал»", person.address],
    secret: [...buyer.secret, "ЗК-2026/774"],
    days: [START, ...daysOfPerson, "2026-10-14", "2030-10-30"],
    sums: [3_140_000],
    chosen: ["document.paysTo.bank"],
    notChosen: ["document.paysTo.heirs"],
  },
  {
    slug: "accident",
    calculation: {
      birthDate: "2015-08-21",
      startDate: START,
      covers: ["disability", "hospital"],
      term: "3",
      frequency: "quarterly",
      sumAssured: "4180000",
    },
    answers: { ...usual, insured: { for_child: "yes", name: "Волкова Ұлпан-Мирослава", birth_date: "2015-08-21", iin: "" } },
    typed: [...buyer.typed, "Волкова Ұлпан-Мирослава"],
    people: [...buyer.people, "Волкова Ұлпан-Мирослава"],
    secret: buyer.secret,
    days: [...buyer.days, "2015-08-21", "2029-11-30", "2027-02-28"],
    sums: [4_180_000],
    ...chosenOf(ids, [coverNames.disability, coverNames.hospital]),
  },
  {
    slug: "critical-illness",
    calculation: { ...own, startDate: START, term: "6", frequency: "semiannual", sumAssured: "3390000" },
    answers: { ...usual, beneficiaries: { list: [] } },
    typed: ofPerson,
    people: [person.address],
    secret: buyer.secret,
    days: [START, ...daysOfPerson, "2032-11-30", "2027-02-28"],
    sums: [3_390_000],
    chosen: ["document.paysTo.heirs"],
    notChosen: ["document.paysTo.bank"],
  },
  {
    slug: "employer-osns",
    calculation: {
      bin: "150340012340",
      startDate: START,
      oked: "41201",
      headcount: "23",
      payroll: "5430000",
      aboveCap: "2",
      branches: [{ oked: "01111", headcount: "6", payroll: "890000", aboveCap: "0" }],
    },
    answers: {
      ...usual,
      company: {
        bin: "150340012340",
        name: "ТОО «Өркен Құрылыс Монтаж»",
        post: "byProxy",
        region: "ulytau",
        city: "Сәтбаев",
        address: "Кеншілер даңғылы 3",
        iban: "KZ75125KZT1001300335",
        email: "buh@orken.example.kz",
      },
    },
    typed: [
      "ТОО «Өркен Құрылыс Монтаж»",
      "150340012340",
      "Сәтбаев",
      "Кеншілер даңғылы 3",
      "KZ75125KZT1001300335",
      "buh@orken.example.kz",
      "41201",
      "01111",
      "23",
    ],
    people: ["ТОО «Өркен Құрылыс Монтаж»", "150340012340", "Кеншілер даңғылы 3", "41201", "01111"],
    secret: ["KZ75125KZT1001300335"],
    days: [START, "2027-11-30"],
    sums: [5_430_000, 890_000],
    chosen: ["document.post.byProxy", "document.paysTo.workers"],
    notChosen: ["document.post.director", "document.paysTo.heirs"],
  },
  {
    slug: "migrant-vms",
    calculation: {
      citizenship: "KG",
      startDate: START,
      months: "5",
      persons: [
        { name: "", birthDate: "1988-12-03", programme: "extended" },
        { name: "Асанова Жылдыз Токтогуловна", birthDate: "1999-09-09", programme: "basic" },
      ],
    },
    answers: {
      ...usual,
      employer: {
        by_company: "yes",
        bin: "150340012340",
        name: "ТОО «Өркен Құрылыс Монтаж»",
        post: "generalDirector",
        region: "ulytau",
        city: "Сәтбаев",
        address: "Кеншілер даңғылы 3",
      },
      workers: {
        list: [
          { name: "Токтосунов Бакытбек", document_number: "AC7041188" },
          { name: "Асанова Жылдыз Токтогуловна", document_number: "PE5520913" },
        ],
      },
    },
    typed: [
      "ТОО «Өркен Құрылыс Монтаж»",
      "150340012340",
      "Сәтбаев",
      "Кеншілер даңғылы 3",
      "Токтосунов Бакытбек",
      "AC7041188",
      "Асанова Жылдыз Токтогуловна",
      "PE5520913",
    ],
    people: ["ТОО «Өркен Құрылыс Монтаж»", "150340012340", "Токтосунов Бакытбек", "Асанова Жылдыз Токтогуловна"],
    secret: ["AC7041188", "PE5520913"],
    days: [START, "1988-12-03", "1999-09-09", "2027-04-30"],
    sums: [],
    chosen: ["calculator.form.programme.extended", "calculator.form.programme.basic", "document.paysTo.insured"],
    notChosen: ["document.paysTo.heirs"],
  },
];
