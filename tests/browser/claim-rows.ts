import type { PolicyName } from "./insured-people.ts";
import type { ClaimWalk } from "./claim-walk.ts";
import { iinOf, LENDER, policies, SISTER, wholeName, WORKERS } from "./insured-people.ts";

const IBAN = "KZ86125KZT5004100100";
const OTHER_IBAN = "KZ75125KZT1001300335";

/** A walk with the policy that it is claimed on; days before today on which it happened. */
export interface ClaimRow extends ClaimWalk {
  readonly name: string;
  readonly policy: PolicyName;
  readonly daysAgo: number;
}

/** Who is insured on their own policy, and is paid themselves. */
const ofOwner = (policy: PolicyName, phone: string) => {
  const { owner } = policies[policy];
  return {
    policy,
    claimant: "insured",
    writer: { name: wholeName(owner), phone },
    account: { holder: wholeName(owner), number: owner.iin ?? "", iban: IBAN },
  } as const;
};
/** Somebody else of the family who reports and gives the account of the insured. */
const byAnother = (policy: PolicyName, name: string, phone: string) => ({
  ...ofOwner(policy, phone),
  claimant: "other" as const,
  writer: { name, phone },
});
/** A foreign worker, who is paid themselves. */
const ofWorker = (index: 0 | 1, phone: string) => {
  const { name, birthDate } = WORKERS[index];
  const account = { holder: name, number: iinOf(birthDate, index === 0 ? "male" : "female"), iban: OTHER_IBAN };
  return { policy: "workers", claimant: "insured", writer: { name, phone }, account, locale: "en", width: 390, takesTwo: true } as const;
};

/** Every insured event that a line pays a sum for, beside those that other files walk. */
export const claimRows: readonly ClaimRow[] = [
  {
    name: "accident, a death by accident: a sister abroad without a phone of Kazakhstan",
    policy: "accidentalDeath",
    event: "death",
    daysAgo: 4,
    locale: "en",
    width: 390,
    claimant: "beneficiary",
    writer: { name: SISTER.name, phone: "+49 151 23456789", email: "anna.volkova@example.com" },
    account: { holder: SISTER.name, number: SISTER.iin, iban: IBAN },
    shown: { byAccident: true },
    sum: 4_180_000,
    takesTwo: true,
    paper: ["ends with this benefit", "100 %"],
  },
  {
    name: "senim, an illness of the added cover",
    ...ofOwner("senim", "+7 (701) 300-10-01"),
    event: "illness",
    daysAgo: 2,
    locale: "kk",
    width: 768,
    sum: 3_210_000,
    takesTwo: true,
    paper: ["Ауыр дерт"],
  },
  {
    name: "senim, days in hospital: reported by a husband",
    ...byAnother("senim", "Беков Ерлан", "+7 (701) 300-10-02"),
    event: "hospital",
    daysAgo: 40,
    locale: "ru",
    width: 390,
    shown: { hospitalDays: 9 },
    // Seven days of 0.2 %.
    sum: 44_940,
    paper: ["9 дней, из них оплачено 7 дней"],
  },
  {
    name: "senim, an injury with days on sick leave and in hospital",
    ...ofOwner("senim", "+7 (701) 300-10-03"),
    event: "injury",
    daysAgo: 30,
    locale: "en",
    width: 1280,
    shown: { injuries: ["forearm", "concussion"], sickDays: 17, hospitalDays: 4, byAccident: true },
    // 11 % of the table, ten days on sick leave and two in hospital of 0.2 % each.
    sum: 430_140,
    paper: ["11", "17 days, of which 10 are paid"],
  },
  {
    name: "senim, a disability of the third group by illness",
    ...byAnother("senim", "Беков Ерлан", "+7 (701) 300-10-04"),
    event: "disability",
    daysAgo: 10,
    locale: "kk",
    width: 360,
    shown: { disabilityGroup: "third" },
    sum: 1_605_000,
    takesTwo: true,
    paper: ["50"],
  },
  {
    name: "term life, an illness of the added cover",
    ...ofOwner("termLife", "+7 (701) 300-10-05"),
    event: "illness",
    daysAgo: 3,
    locale: "ru",
    width: 360,
    sum: 6_270_000,
    takesTwo: true,
    paper: ["продолжается, как договорились"],
  },
  {
    name: "term life, days in hospital",
    ...ofOwner("termLife", "+7 (701) 300-10-06"),
    event: "hospital",
    daysAgo: 20,
    locale: "kk",
    width: 1280,
    shown: { hospitalDays: 62 },
    // Sixty days at most.
    sum: 752_400,
    paper: ["62", "60"],
  },
  {
    name: "term life, an injury",
    ...byAnother("termLife", "Ахметова Мадина", "+7 (701) 300-10-07"),
    event: "injury",
    daysAgo: 25,
    locale: "en",
    width: 360,
    shown: { injuries: ["toe"] },
    sum: 125_400,
    paper: ["continues as agreed"],
  },
  {
    name: "term life, a disability of the second group",
    ...ofOwner("termLife", "+7 (701) 300-10-08"),
    event: "disability",
    daysAgo: 5,
    locale: "ru",
    width: 768,
    shown: { disabilityGroup: "second" },
    sum: 4_702_500,
    takesTwo: true,
    paper: ["вторая группа"],
  },
  {
    name: "critical illness: signed in, on a desktop",
    ...ofOwner("criticalIllness", "+7 (701) 300-10-09"),
    signedInAs: policies.criticalIllness.owner,
    event: "illness",
    daysAgo: 1,
    locale: "ru",
    width: 1280,
    sum: 3_390_000,
    takesTwo: true,
    paper: ["заканчивается этой выплатой"],
  },
  {
    name: "credit life, a death: the lender claims",
    policy: "loan",
    event: "death",
    daysAgo: 6,
    locale: "ru",
    width: 1280,
    claimant: "lender",
    writer: { name: "Сериков Данияр", phone: "+7 (727) 258-00-24" },
    account: { holder: LENDER.name, number: LENDER.bin, iban: OTHER_IBAN },
    takesTwo: true,
    paper: [LENDER.name, "Остаток займа"],
  },
  {
    name: "workers: bills of an illness",
    ...ofWorker(0, "+7 (701) 300-10-11"),
    event: "illness",
    daysAgo: 15,
    shown: { person: WORKERS[0].name, expenses: "64 300,40" },
    sum: 64_300.4,
    paper: ["Bills"],
  },
  {
    name: "workers: bills of a hospital",
    ...ofWorker(1, "+7 (701) 300-10-12"),
    event: "hospital",
    daysAgo: 9,
    shown: { person: WORKERS[1].name, expenses: "212000" },
    sum: 212_000,
    paper: ["Bills"],
  },
  {
    name: "workers: bills of an injury",
    ...ofWorker(0, "+7 (701) 300-10-13"),
    event: "injury",
    daysAgo: 8,
    shown: { person: WORKERS[0].name, expenses: "38500" },
    sum: 38_500,
    paper: ["Bills"],
  },
];
