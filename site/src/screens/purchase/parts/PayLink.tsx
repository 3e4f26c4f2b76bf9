import { LinkToPhoneCard } from "@shanyraq/ui/forms/LinkToPhoneCard.tsx";
import { payLinkTexts } from "@shanyraq/ui/purchase/pay-link-texts.ts";
import { attempt } from "../../../calls/attempt.ts";
import { useSentLink } from "../../../calls/useSentLink.ts";

/** Sends the bank's page of a payment to the payer's own phone. */
export function PayLink({ hash, phone }: { readonly hash: string; readonly phone: string }) {
  const sent = useSentLink(async () => attempt("sendPayLink", { hash }));
  return <LinkToPhoneCard texts={payLinkTexts} phone={phone} {...sent} />;
}
