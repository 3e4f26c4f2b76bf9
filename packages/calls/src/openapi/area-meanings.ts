import type { areas } from "../rows.ts";

/** What the calls of each area are for: the tags of the document. */
export const areaMeanings: Readonly<Record<keyof typeof areas, string>> = {
  shell: "What stands around every page: menus, social networks, the company itself.",
  content: "What editors write: news, products, reports, offices, pages. Asked by the build too.",
  account: "Registration, login by password and by signature, passwords, contacts, sessions.",
  cabinet: "What a customer has: contracts, applications, people, notifications.",
  calculators: "Forms that say their own limits, prices, saved calculations.",
  purchase: "From the worksheet to the payment: applications, codes, orders, saved cards.",
  contracts: "What becomes of a contract: changes, terminations, payouts, documents.",
  pension: "Pension annuities: the fund, accounting, consents with their wordings.",
  applications: "Applications under the names that the specification has for single lines.",
  reception: "The desk of the staff: receptions, what waits for a decision, the log.",
  statements: "Notices, claims, complaints and questions, and how they stand.",
  signing: "Documents that are signed by keys and by phone.",
  own: "Calls that the specification names without an address.",
};
