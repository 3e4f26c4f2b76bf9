import type { Output } from "@shanyraq/calls";
import { href } from "@shanyraq/routes";
import { byUrgency } from "@shanyraq/ui/contracts/contract-state.ts";
import { ContractCard } from "@shanyraq/ui/contracts/ContractCard.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Grid } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { useIntl } from "react-intl";
import { requestIdOf } from "../../../calls/request-id-of.ts";
import type { PageData } from "../../../calls/usePageData.ts";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";

interface ContractsProps {
  readonly data: PageData<Output<"userContracts">>;
  readonly kind: "current" | "failed";
  /** How many are shown; all where it is not said. */
  readonly most?: number | undefined;
}

/** A list of contracts in each of its states. */
export function Contracts({ data, kind, most }: ContractsProps) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  if (data.at === "loading") {
    return (
      <Grid $min="24rem" aria-busy="true">
        <Skeleton $height="20rem" />
        <Skeleton $height="20rem" />
      </Grid>
    );
  }
  if (data.at === "failed") {
    return (
      <FailureState
        title={formatMessage({ id: "cabinet.failed.contracts" })}
        onRetry={data.retry}
        retrying={data.retrying}
        phone={company.phone}
        {...requestIdOf(data)}
      />
    );
  }
  const contracts = data.at === "shown" ? data.value.data : [];
  if (contracts.length === 0) {
    return (
      <EmptyState
        title={formatMessage({ id: `cabinet.empty.${kind}` })}
        {...(kind === "current" && { action: <Button href={href("products", locale)}>{formatMessage({ id: "cabinet.choose" })}</Button> })}
      >
        {formatMessage({ id: `cabinet.empty.${kind}.text` })}
      </EmptyState>
    );
  }
  return (
    <Grid $min="24rem">
      {byUrgency(contracts)
        .slice(0, most)
        .map((contract) => (
          <ContractCard key={contract.id} contract={contract} href={href("cabinetReport", locale, { id: contract.id })} />
        ))}
    </Grid>
  );
}
