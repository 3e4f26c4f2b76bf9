/** `sure`: read in the act itself. `likely`: reported by the press, or our reading of the act. */
export type Certainty = "sure" | "likely";

/** Acts of Kazakhstan by their numbers in the state's database (zan.gov.kz), and the redaction that was read; later ones are not ruled out. */
export const acts = {
  civilCode: { name: "Civil Code, special part", document: 3559, redaction: "2022-09-12" },
  accidents: { name: "Law 30-III on insurance of workers against accidents", document: 22880, redaction: "2022-09-12" },
  accidents2020: { name: "Law 30-III on insurance of workers against accidents", document: 22880, redaction: "2020" },
  insurance: { name: "Law 126-II on insurance activity", document: 7832, redaction: "2022-09-12" },
  social: { name: "Social Code", document: 180051, redaction: "2024-01-01" },
  tax: { name: "Tax Code 214-VIII", document: 212543, redaction: "2026-01-01" },
  digital: { name: "Digital Code 255-VIII", document: 221101, redaction: "2026-01-09" },
  personalData: { name: "Law 94-V on personal data", document: 72730, redaction: "2024-08-20" },
  guarantee: { name: "Law 423 on the insurance payments guarantee fund", document: 15681, redaction: "2022-09-12" },
  labour: { name: "Labour Code", document: undefined, redaction: "2023-05-01" },
} as const;

interface Rule<T> {
  readonly figure: T;
  readonly act: keyof typeof acts;
  readonly article: string;
  readonly certainty: Certainty;
}
const sure = <const T>(figure: T, act: keyof typeof acts, article: string): Rule<T> => ({ figure, act, article, certainty: "sure" });
const likely = <const T>(figure: T, act: keyof typeof acts, article: string): Rule<T> => ({ figure, act, article, certainty: "likely" });

/** Figures of law that texts print and tariffs keep to. A text takes a figure from here, never from memory. */
export const law = {
  contract: {
    /** Within so many calendar days a person withdraws, save from pension and workers' annuities. */
    withdrawalDays: sure(14, "civilCode", "842, paragraph 2"),
    /** The most that is then kept for costs, and after a loan is repaid: a share of the premium received. */
    costs: sure(0.1, "civilCode", "842, paragraph 2"),
  },
  osns: {
    /** The contract is due in so many first days of the month after the one in which activity began. */
    dueDays: sure(10, "accidents2020", "8, paragraph 2, subparagraph 1-1"),
    months: sure(12, "accidents", "12"),
    /** A worker's monthly income counts up to so many least wages (MZP). */
    incomeCap: sure(10, "accidents", "17, paragraph 1"),
    /** Least premium, in MZP. */
    leastPremium: sure(1, "accidents", "17, paragraph 2-1"),
    /** Per cent of the insured sum a year, by class of risk from 1 on. */
    rates: sure(
      [0.12, 0.29, 0.48, 0.49, 0.52, 0.53, 0.54, 0.65, 0.56, 0.88, 0.75, 0.76, 1.29, 1.55, 1.13, 1.17, 1.21, 2.43, 1.75, 2.05, 2.54, 2.96],
      "accidents",
      "17, paragraph 2",
    ),
    /** Working days: notice to the insurer, the first payment from the papers on, and a refusal. */
    noticeDays: sure(3, "accidents2020", "8"),
    paymentDays: sure(7, "accidents2020", "9 and 19"),
    /** Of what is late, a day. */
    penalty: sure(0.015, "accidents2020", "19"),
    /** Lost earnings are paid from this share of lost working capacity on. */
    leastLoss: sure(0.3, "accidents2020", "19"),
  },
  pension: {
    /** Working days from the premium within which the first payment is made. */
    firstPaymentDays: sure(10, "social", "226, paragraph 12"),
    men: sure(55, "social", "226, paragraph 12"),
    /** The age of women by the first year in which it holds. */
    women: sure(
      [
        { from: 2023, age: 53 },
        { from: 2028, age: 53.5 },
        { from: 2029, age: 54 },
        { from: 2030, age: 54.5 },
        { from: 2031, age: 55 },
      ],
      "social",
      "226, paragraph 12",
    ),
    oppv: sure(50, "social", "226, paragraph 12"),
    concluded: likely({ everybody: 45, oppv: 40 }, "social", "226"),
    /** Of the subsistence minimum, at conclusion. */
    leastPayment: sure(0.7, "social", "225, paragraph 2"),
    /** Years after which it may be moved to another insurer. */
    movedAfter: sure(2, "social", "227"),
  },
  guarantee: {
    /** What the Fund pays for; no voluntary life insurance. */
    covers: sure(["employer-osns", "pension-annuity"], "guarantee", "15-1"),
  },
  complaint: {
    /** Working days within which an insurer passes a letter on to the ombudsman. */
    ombudsmanDays: sure(3, "accidents2020", "9"),
  },
  tax: {
    /** Personal deductions that are left: none is for life premiums. */
    deductions: sure(["social payments", "base", "social"], "tax", "401-404"),
    untaxed: sure(
      ["event without savings", "savings, paid by oneself or an employer", "surrender", "workers' annuity", "funeral"],
      "tax",
      "435",
    ),
  },
  signature: {
    /** A code by SMS confirms by agreement; it does not prove the text unaltered, and does not count as a signature. */
    smsCode: sure("confirmation by agreement", "digital", "47"),
  },
  migrants: { imputedSince: likely("2023-05-01", "labour", "26, paragraph 1, subparagraph 6") },
  disclosure: { yearsOfAccounts: sure(3, "insurance", "16, paragraph 2") },
  consent: { withoutWithdrawal: sure("while an obligation stands", "personalData", "8") },
} as const;

/** What was looked for in the law and not found: no text prints a figure of it, and the operator says it. */
export const byTheOperator = [
  "the first year in which a contract has a surrender value: the tariff's own",
  "days of grace, restoration and paid-up contracts: the company's own",
  "steps of identification online, and how long their records are kept",
  "rounding of the mean number of victims, and the matrix's empty cells",
  "the coefficient of an employer without an accident in five years",
  "the limit of the guarantee fund",
  "the term of an answer to a general complaint",
  "the age from which somebody consents to the processing of data",
  "thresholds of reports and questions to politically exposed persons",
  "indicators of 2027",
] as const;
