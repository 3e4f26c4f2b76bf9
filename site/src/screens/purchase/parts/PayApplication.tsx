import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import type { Ordered } from "./QrPayment.tsx";

interface PayApplicationProps {
  readonly requestID: string;
  readonly onOrdered: (ordered: Ordered) => void;
}

/** The order of a confirmed application, which is one however often it is asked for. */
export function PayApplication({ requestID, onOrdered }: PayApplicationProps) {
  const { formatMessage } = useIntl();
  const { company } = useCatalogue();
  const data = usePageData(["pay", requestID], async () => attempt("pay", { requestID }));
  const hash = data.at === "shown" ? data.value.hash : undefined;
  useEffect(() => {
    if (hash) onOrdered({ hash });
  }, [hash, onOrdered]);
  if (data.at === "missing") return <EmptyState level={1} title={formatMessage({ id: "purchase.orderGone" })} />;
  if (data.at !== "failed") return <Skeleton $height="24rem" />;
  const words = data.failure?.kind === "refused" ? data.failure.body?.message : undefined;
  return (
    <FailureState
      level={1}
      title={formatMessage({ id: "purchase.qr.failed" })}
      onRetry={data.retry}
      retrying={data.retrying}
      phone={company.phone}
    >
      {words}
    </FailureState>
  );
}
