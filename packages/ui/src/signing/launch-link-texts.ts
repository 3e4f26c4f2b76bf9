import type { LinkToPhoneTexts } from "../forms/LinkToPhoneCard.tsx";

/** What the link says that opens the signing application on one's own phone. */
export const launchLinkTexts = {
  title: "signing.launchLink.title",
  text: "signing.launchLink.text",
  send: "signing.launchLink.send",
  sent: "signing.launchLink.sent",
  again: "signing.launchLink.again",
} as const satisfies LinkToPhoneTexts;
