import type { areas } from "../rows.ts";

/** What the calls of each area are for: the tags of the document. */
export const areaMeanings: Readonly<Record<keyof typeof areas, string>> = {
  shell: "What stands around every page: menus, social networks, the company itself, call-backs.",
  content: "What editors write: news, products, reports, offices, pages. Asked by the build too.",
  account: "Registration, login by password and by signature, passwords, contacts, sessions, consents with their wordings.",
  cabinet: "What waits for a customer: people, notifications.",
  calculators: "Forms that say their own limits, prices, saved calculations and their links.",
  purchase: "From the worksheet to the payment: applications, codes, orders.",
  contracts: "Contracts and what becomes of them: changes, terminations, payouts, documents, saved cards.",
  pension: "Pension annuities: the fund, accounting.",
  applications: "Applications, what they wait for, and the names that the specification has for single lines.",
  reception: "The desk of the staff: receptions, what waits for a decision, the log.",
  statements: "Notices, claims, complaints and questions, and how they stand.",
  signing: "Documents that are signed by keys and by phone.",
  own: "Calls that the specification names without an address.",
};
