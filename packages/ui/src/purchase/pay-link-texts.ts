import type { LinkToPhoneTexts } from "../forms/LinkToPhoneCard.tsx";

/** What the link says that opens the bank's page of a payment on one's own phone. */
export const payLinkTexts = {
  title: "purchase.payLink.title",
  text: "purchase.payLink.text",
  send: "purchase.payLink.send",
  sent: "purchase.payLink.sent",
  again: "purchase.payLink.again",
} as const satisfies LinkToPhoneTexts;
