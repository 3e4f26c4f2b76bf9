import { performQrPay, qrPayFlow, qrPayInitial } from "@shanyraq/flows";
import { href, inLocale } from "@shanyraq/routes";
import { QrPayView } from "@shanyraq/ui/purchase/QrPayView.tsx";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { attempt } from "../../../calls/attempt.ts";
import { now, wait } from "../../../browser/clock.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";

const QrCode = dynamic(() => import("@shanyraq/kit/data/QrCode.tsx").then((module) => module.QrCode), { ssr: false });

/** Seen by those alone who have paid. */
const BoughtContract = dynamic(() => import("./BoughtContract.tsx").then((module) => module.BoughtContract), { ssr: false });

/** Of legal entities alone. */
const Invoice = dynamic(() => import("./Invoice.tsx").then((module) => module.Invoice), { ssr: false });

/** Of whoever is signed in: their account has a phone. */
const PayLink = dynamic(() => import("./PayLink.tsx").then((module) => module.PayLink), { ssr: false });

/** Of those alone whose savings have matured. */
const FromPolicy = dynamic(() => import("./FromPolicy.tsx").then((module) => module.FromPolicy), { ssr: false });

/** What the page that made the order knows of it. */
export interface Ordered {
  readonly hash: string;
  readonly number?: string | undefined;
  readonly note?: string | undefined;
}

interface QrPaymentProps {
  readonly hash: string;
  readonly ordered?: Ordered | undefined;
  /** Nobody but its owner sees an order: for a guest it does not exist. */
  readonly onGone?: (() => void) | undefined;
}

export function QrPayment({ hash, ordered, onGone }: QrPaymentProps) {
  const { locale, company } = useCatalogue();
  const { state, send } = useFlow(
    qrPayFlow,
    () => qrPayInitial(hash),
    () => performQrPay({ attempt, now, wait }),
  );
  useEffect(() => {
    send({ type: "opened" });
    const seen = () => send({ type: "visibilityChanged", hidden: document.visibilityState === "hidden" });
    const online = () => send({ type: "checkPressed" });
    document.addEventListener("visibilitychange", seen);
    // A window beside this one is not hidden: coming back from it is a focus alone.
    window.addEventListener("focus", seen);
    window.addEventListener("online", online);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("focus", seen);
      window.removeEventListener("online", online);
    };
  }, [send]);
  const isGone = state.at === "notFound";
  useEffect(() => {
    if (isGone) onGone?.();
  }, [isGone, onGone]);
  return (
    <QrPayView
      state={state}
      send={send}
      now={now}
      phone={company.phone}
      contractHref={(id) => (id ? href("cabinetReport", locale, { id }) : href("cabinetReports", locale))}
      localised={(url) => inLocale(url, locale)}
      ordered={ordered}
      next={(contractId) => <BoughtContract contractId={contractId} />}
      payLink={(to) => <PayLink hash={hash} phone={to} />}
      invoice={<Invoice hash={hash} />}
      fromPolicy={(policies, amount) => (
        <FromPolicy hash={hash} policies={policies} amount={amount} onAnswered={() => send({ type: "checkPressed" })} />
      )}
      drawCode={(value, label) => <QrCode value={value} label={label} />}
    />
  );
}
