import { consentTextType, pensionConsentType, type ConsentType } from "@shanyraq/calls/vocabulary";
import { consentsFlow, consentsInitial, performConsents } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { ConsentsView } from "@shanyraq/ui/account/consents/ConsentsView.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useEffect } from "react";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { now } from "../../../browser/clock.ts";
import { signingPorts } from "../../../signing/signing-application.ts";

/** What the customer agrees to, and takes back; consents for a pension that were never requested are not shown. */
export const Consents = () => (
  <>
    <ConsentOf type={consentTextType} />
    <ConsentOf type={pensionConsentType} />
  </>
);

function ConsentOf({ type }: { readonly type: ConsentType }) {
  const { company, locale } = useCatalogue();
  const { state, send } = useFlow(
    consentsFlow,
    () => consentsInitial,
    () => performConsents({ attempt, now, type, application: signingPorts.application }),
  );
  useEffect(() => send({ type: "opened" }), [send]);
  const loading = state.at === "loading";
  useEffect(() => {
    // Who comes by the address of this part comes before there is one.
    if (!loading && location.hash === "#consents") document.getElementById("consents")?.scrollIntoView();
  }, [loading]);
  const hrefs = {
    contract: (id: string) => href("cabinetReport", locale, { id }),
    applications: href("cabinetApps", locale),
    statements: href("checkStatus", locale),
  };
  const never = "agreement" in state && state.agreement.standing === "none" && state.at === "shown";
  if (type === pensionConsentType && (never || !("agreement" in state))) return null;
  return <ConsentsView state={state} send={send} now={now} phone={company.phone} hrefs={hrefs} />;
}
