import type { LinkToPhone } from "@shanyraq/flows";
import { LinkToPhoneCard } from "@shanyraq/ui/forms/LinkToPhoneCard.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { useSentLink } from "../../../calls/useSentLink.ts";

const texts = {
  title: "signing.launchLink.title",
  text: "signing.launchLink.text",
  send: "signing.launchLink.send",
  sent: "signing.launchLink.sent",
  again: "signing.launchLink.again",
} as const;

/** Sends the link that opens the signing application to the signer's own phone. */
export function LaunchLink({ phone, held }: LinkToPhone) {
  const sent = useSentLink(async () => attempt("sendLaunchLink", held));
  return <LinkToPhoneCard texts={texts} level={3} phone={phone} {...sent} />;
}
