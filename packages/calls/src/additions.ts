import type { Auth } from "./call.ts";
import type { CallName } from "./rows.ts";

/** Calls of an area that the specification's catalogue (catalogue.json) does not have: what this product adds to it, and who may make each. */
export const additions: Readonly<Partial<Record<CallName, Auth>>> = {
  // The bytes of a document stand behind the session: its list alone names none that everybody may open.
  contractDocument: "customer",
  answerUnderwriter: "customer",
  withdrawApplication: "customer",
  worksheetDraft: "customer",
  // Who is signed in pays his own policy by its id: no captcha, and nothing to type.
  payContract: "customer",
  // The invoice of an order that a legal entity owes.
  invoice: "customer",
  // A way to pay that is kept for the customer: the specification knows of none.
  autopay: "customer",
  autopayCard: "customer",
  autopayOn: "customer",
  autopayOff: "customer",
  // Whom one's contracts protect, person by person.
  household: "customer",
};
