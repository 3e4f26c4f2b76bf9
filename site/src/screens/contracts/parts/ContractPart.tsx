import type { Outcome } from "@shanyraq/client";
import { PartFrame } from "@shanyraq/ui/cabinet/PartFrame.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { usePageData } from "../../../calls/usePageData.ts";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { requestIdOf } from "../../../calls/request-id-of.ts";
import { useCustomerKey } from "./useContracts.ts";

export type PartName = "beneficiaries" | "changes" | "documents" | "ending" | "maturity" | "payments" | "redemptions" | "schedule";

interface ContractPartProps<T> {
  readonly name: PartName;
  readonly contractId: string;
  readonly load: () => Promise<Outcome<T>>;
  /** Whether something in it waits for its reader. */
  readonly waits?: (value: T) => boolean;
  readonly children: (value: T) => ReactNode;
}

/** A part of a contract's page that loads on its own, and whose failure stays its own. */
export function ContractPart<T>({ name, contractId, load, waits, children }: ContractPartProps<T>) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const data = usePageData([name, useCustomerKey(), contractId, locale], load);
  return (
    <PartFrame
      id={name}
      title={formatMessage({ id: `cabinet.part.${name}` })}
      folds={name !== "schedule" && name !== "maturity"}
      isWaiting={data.at === "shown" && waits?.(data.value) === true}
    >
      {data.at === "loading" && <Skeleton $height="10rem" />}
      {data.at === "shown" && children(data.value)}
      {data.at === "missing" && <FailureState level={3} title={formatMessage({ id: "cabinet.failed.part" })} phone={company.phone} />}
      {data.at === "failed" && (
        <FailureState
          level={3}
          title={formatMessage({ id: "cabinet.failed.part" })}
          onRetry={data.retry}
          retrying={data.retrying}
          phone={company.phone}
          {...requestIdOf(data)}
        />
      )}
    </PartFrame>
  );
}
