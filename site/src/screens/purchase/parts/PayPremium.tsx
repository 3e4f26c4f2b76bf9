import { payPremiumFlow, payPremiumInitial, performPayPremium, type PaidPolicy } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { PayPremiumView } from "@shanyraq/ui/purchase/PayPremiumView.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useEffect } from "react";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { newKey } from "../../../browser/new-key.ts";
import type { Ordered } from "./QrPayment.tsx";

interface PayPremiumProps {
  /** A contract of the customer's own; else the policy is asked for. */
  readonly contractId?: string | undefined;
  readonly onOrdered: (ordered: Ordered) => void;
}

/** What is due for a policy and its order, loaded with its words. */
export const PayPremium = (props: PayPremiumProps) => (
  <LaterMessages>
    <Conversation {...props} />
  </LaterMessages>
);

function Conversation({ contractId, onOrdered }: PayPremiumProps) {
  const { locale, company } = useCatalogue();
  const { state, send } = useFlow(
    payPremiumFlow,
    () => payPremiumInitial,
    () => performPayPremium({ attempt }),
  );
  useEffect(() => {
    const policy: PaidPolicy | undefined = contractId === undefined ? undefined : { by: "own", contractId };
    if (policy) send({ type: "asked", policy });
  }, [send, contractId]);
  const ordered = state.at === "ordered" ? state : undefined;
  useEffect(() => {
    if (ordered) onOrdered({ hash: ordered.hash, number: ordered.due.number, note: ordered.note });
  }, [ordered, onOrdered]);
  return <PayPremiumView state={state} send={send} newKey={newKey} phone={company.phone} contractsHref={href("cabinetReports", locale)} />;
}
