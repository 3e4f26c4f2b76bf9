import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { BeneficiaryList } from "@shanyraq/ui/contracts/BeneficiaryList.tsx";
import { ChangeList, type ContractChange } from "@shanyraq/ui/contracts/change/ChangeList.tsx";
import { shownPeople } from "@shanyraq/ui/contracts/shown-people.ts";
import { useIntl } from "react-intl";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { ContractPart } from "./ContractPart.tsx";
import { changeHref } from "./change-href.ts";
import { useSavePaper } from "./useSavePaper.ts";

interface ChangeSummaryProps {
  readonly contractId: string;
}

/** Changes of a contract and the way to another one, loaded with their words. */
export const ChangeSummary = (props: ChangeSummaryProps) => (
  <LaterMessages>
    <Changes {...props} />
  </LaterMessages>
);

function Changes({ contractId }: ChangeSummaryProps) {
  return (
    <ContractPart name="changes" contractId={contractId} load={async () => attempt("calcChange", { contractId })}>
      {({ changes = [], kinds = [], refused }) => (
        <ChangeBody contractId={contractId} changes={changes} kinds={kinds} ended={refused?.reason === "ended"} />
      )}
    </ContractPart>
  );
}

interface ChangeBodyProps extends ChangeSummaryProps {
  readonly changes: readonly ContractChange[];
  readonly kinds: readonly { readonly kind: ContractChange["kind"] }[];
  readonly ended: boolean;
}

function ChangeBody({ contractId, changes, kinds, ended }: ChangeBodyProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { busy, failed, save } = useSavePaper(contractId);
  const pending = changes.find(({ state, kind }) => state === "waiting" && kind === "beneficiaries");
  const people = kinds.some(({ kind }) => kind === "beneficiaries");
  return (
    <Stack $gap={2}>
      <ChangeList
        changes={changes}
        openHref={changeHref(contractId, locale)}
        busy={busy?.number}
        onSave={(number) => void save({ type: "agreement", number })}
      />
      {pending && (
        <Notice title={formatMessage({ id: "change.pending.beneficiaries" })}>
          <BeneficiaryList people={shownPeople(pending.beneficiaries)} />
        </Notice>
      )}
      {failed && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: "cabinet.documents.failed" })}
        </Notice>
      )}
      {!ended && (
        <Cluster data-print="no">
          <Button variant="secondary" href={changeHref(contractId, locale)}>
            {formatMessage({ id: "change.part.begin" })}
          </Button>
          {people && (
            <Button variant="quiet" href={changeHref(contractId, locale, "beneficiaries")}>
              {formatMessage({ id: "change.part.beneficiaries" })}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  );
}
