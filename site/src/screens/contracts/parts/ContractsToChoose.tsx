import type { Locale, MessageIdWith, PlainMessageId } from "@shanyraq/i18n";
import { href } from "@shanyraq/routes";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { useIntl } from "react-intl";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { requestIdOf } from "../../../calls/request-id-of.ts";
import { terminationHref } from "./termination-href.ts";
import { changeHref } from "./change-href.ts";
import { useContracts } from "./useContracts.ts";

interface ContractsToChooseProps {
  readonly what: "change" | "termination";
}

/** Which contract is to be changed or ended, asked with its words. */
export const ContractsToChoose = (props: ContractsToChooseProps) => (
  <LaterMessages>
    <Choice {...props} />
  </LaterMessages>
);

interface Words {
  readonly page: PlainMessageId;
  readonly lead: PlainMessageId;
  readonly title: PlainMessageId;
  readonly one: MessageIdWith<"number">;
  readonly choose: PlainMessageId;
  readonly hrefOf: (id: string, locale: Locale) => string;
}
const pages: Readonly<Record<ContractsToChooseProps["what"], Words>> = {
  change: {
    page: "page.cabinetReportChange",
    lead: "lead.cabinetReportChange",
    title: "change.choose.contract",
    one: "change.choose.contract.one",
    choose: "change.choose",
    hrefOf: changeHref,
  },
  termination: {
    page: "page.cabinetReportCancel",
    lead: "lead.cabinetReportCancel",
    title: "termination.choose.contract",
    one: "termination.choose.contract.one",
    choose: "termination.choose",
    hrefOf: terminationHref,
  },
};

function Choice({ what }: ContractsToChooseProps) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const { page, lead, title, one, choose, hrefOf } = pages[what];
  const data = useContracts(false);
  const contracts = data.at === "shown" ? data.value.data : [];
  return (
    <>
      <PageHead
        crumbs={[
          { name: formatMessage({ id: "page.cabinetReports" }), href: href("cabinetReports", locale) },
          { name: formatMessage({ id: page }) },
        ]}
        title={formatMessage({ id: title })}
        lead={formatMessage({ id: lead })}
      />
      {data.at === "loading" && <Skeleton $height="12rem" />}
      {data.at === "failed" && (
        <FailureState
          title={formatMessage({ id: "cabinet.failed.contracts" })}
          onRetry={data.retry}
          retrying={data.retrying}
          phone={company.phone}
          {...requestIdOf(data)}
        />
      )}
      {data.at === "shown" && contracts.length === 0 && (
        <EmptyState title={formatMessage({ id: "cabinet.empty.current" })}>
          {formatMessage({ id: "cabinet.empty.current.text" })}
        </EmptyState>
      )}
      <SummaryList
        rows={contracts.map(({ id, number, product_name }) => ({
          id,
          term: product_name,
          value: number,
          action: (
            <Button size="s" variant="secondary" href={hrefOf(id, locale)} aria-label={formatMessage({ id: one }, { number })}>
              {formatMessage({ id: choose })}
            </Button>
          ),
        }))}
      />
    </>
  );
}
