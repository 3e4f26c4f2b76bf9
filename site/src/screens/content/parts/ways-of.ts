import type { RouteName } from "@shanyraq/routes";

const ways = {
  products: ["products", "page.products"],
  payment: ["payment", "page.payment"],
  contracts: ["cabinetReports", "page.cabinetReports"],
  cabinet: ["cabinet", "page.cabinet"],
  disclosure: ["shareholders", "page.shareholders"],
  feedback: ["feedback", "page.feedback"],
  event: ["feedback", "content.reportEvent", "?about=event"],
  standing: ["checkStatus", "page.checkStatus"],
  contacts: ["contacts", "page.contacts"],
} as const satisfies Readonly<Record<string, readonly [RouteName, string, query?: string]>>;
type Way = (typeof ways)[keyof typeof ways];

const otherwise = [ways.products, ways.contacts] as const;

/** What a reader of a page most likely does next, where it is known. */
const ofPages: Readonly<Record<string, readonly Way[]>> = {
  "how-to-claim": [ways.standing, ways.contracts, ways.contacts],
  "claim-documents": [ways.event, ways.standing, ways.contacts],
  "payment-methods": [ways.payment, ways.contracts, ways.contacts],
  directors: [ways.disclosure, ways.contacts],
  licence: [ways.products, ways.disclosure, ways.contacts],
  "terms-of-use": [ways.products, ways.cabinet, ways.feedback],
  accessibility: [ways.feedback, ways.contacts],
  privacy: [ways.cabinet, ways.feedback],
  "personal-data": [ways.cabinet, ways.feedback],
};

/** The ways on from a page that is read and offers nothing else, by its name. */
export const waysOf = (slug: string) => ofPages[slug] ?? otherwise;

/** What a page is for, where it leads to something that is done rather than read. */
export const actionOf = (slug: string): Way | undefined => (slug === "how-to-claim" ? ways.event : undefined);
