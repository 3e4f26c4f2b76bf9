import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
import { attempt } from "../../calls/attempt.ts";
import { useVisibleRoute } from "../../browser/route.ts";
import { usePageData } from "../../calls/usePageData.ts";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";
import { ContractPage } from "./parts/ContractPage.tsx";
import { requestIdOf } from "../../calls/request-id-of.ts";
import { NotFoundScreen } from "../../shell/NotFoundScreen.tsx";
import { useCustomerKey } from "./parts/useContracts.ts";

function Report() {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const id = useVisibleRoute()?.params["id"];
  const customer = useCustomerKey();
  const data = usePageData(
    id !== undefined && ["userContract", customer, id, locale],
    async () => attempt("userContracts", { id: id ?? "" }),
    { whole: true },
  );
  if (data.at === "failed") {
    return (
      <FailureState
        level={1}
        title={formatMessage({ id: "cabinet.failed.contract" })}
        onRetry={data.retry}
        retrying={data.retrying}
        phone={company.phone}
        {...requestIdOf(data)}
      />
    );
  }
  if (data.at === "loading") {
    return (
      <Stack aria-busy="true">
        <Skeleton $height="14rem" />
        <Skeleton $height="20rem" />
      </Stack>
    );
  }
  const contract = data.at === "shown" ? data.value.data[0] : undefined;
  // Another's contract is as if it were not there.
  return contract ? <ContractPage contract={contract} /> : <NotFoundScreen />;
}

/** A contract of the customer's own. */
export const Screen = () => (
  <CabinetFrame route="cabinetReport">
    <Report />
  </CabinetFrame>
);
