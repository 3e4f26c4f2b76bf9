import { LinkToPhoneCard } from "@shanyraq/ui/forms/LinkToPhoneCard.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { useSentLink } from "../../../calls/useSentLink.ts";

const texts = {
  title: "purchase.payLink.title",
  text: "purchase.payLink.text",
  send: "purchase.payLink.send",
  sent: "purchase.payLink.sent",
  again: "purchase.payLink.again",
} as const;

/** Sends the bank's page of a payment to the payer's own phone. */
export function PayLink({ hash, phone }: { readonly hash: string; readonly phone: string }) {
  const sent = useSentLink(async () => attempt("sendPayLink", { hash }));
  return <LinkToPhoneCard texts={texts} phone={phone} {...sent} />;
}
