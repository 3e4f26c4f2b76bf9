import type { LinkToPhone } from "@shanyraq/flows";
import { LinkToPhoneCard } from "@shanyraq/ui/forms/LinkToPhoneCard.tsx";
import { launchLinkTexts } from "@shanyraq/ui/signing/launch-link-texts.ts";
import { attempt } from "../../../calls/attempt.ts";
import { useSentLink } from "../../../calls/useSentLink.ts";

/** Sends the link that opens the signing application to the signer's own phone. */
export function LaunchLink({ phone, held, company }: LinkToPhone & { readonly company: boolean }) {
  const sent = useSentLink(async () => attempt("sendLaunchLink", held));
  return <LinkToPhoneCard texts={launchLinkTexts} level={3} phone={phone} company={company} {...sent} />;
}
