import type { Locale } from "@shanyraq/i18n";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { href } from "@shanyraq/routes";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { DocumentReader } from "@shanyraq/ui/content/papers/DocumentReader.tsx";
import { useIntl } from "react-intl";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { NotFoundScreen } from "../../../shell/NotFoundScreen.tsx";
import { requestIdOf } from "./Contracts.tsx";
import { StepsLoading } from "./StepsLoading.tsx";
import { useCustomerKey } from "./useContracts.ts";
import type { RequestedPaper } from "./useSavePaper.ts";

interface ContractPaperProps {
  readonly contractId: string;
  readonly paper: RequestedPaper;
  /** Of the paper, where it is another than the site's. */
  readonly language: Locale | undefined;
}

/** A paper of a contract as a page, with the words around it. */
export const ContractPaper = (props: ContractPaperProps) => (
  <LaterMessages loading={<StepsLoading />}>
    <Reading {...props} />
  </LaterMessages>
);

function Reading({ contractId, paper: { type, number }, language }: ContractPaperProps) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const lang = language ?? locale;
  const data = usePageData(["contract-paper", useCustomerKey(), contractId, type, number, lang], async () =>
    attempt("contractDocument", { contractId, type, lang, ...(number !== undefined && { number }) }),
  );
  if (data.at === "missing") return <NotFoundScreen />;
  return (
    <>
      <PageHead
        crumbs={[
          { name: formatMessage({ id: "page.cabinetReports" }), href: href("cabinetReports", locale) },
          { name: formatMessage({ id: "page.cabinetReport" }), href: href("cabinetReport", locale, { id: contractId }) },
          { name: formatMessage({ id: "page.cabinetReportPaper" }) },
        ]}
        title={formatMessage({ id: "page.cabinetReportPaper" })}
      />
      {data.at === "loading" && <Skeleton $height="24rem" aria-busy="true" />}
      {data.at === "failed" && (
        <FailureState
          title={formatMessage({ id: "cabinet.documents.failed" })}
          onRetry={data.retry}
          retrying={data.retrying}
          phone={company.phone}
          {...requestIdOf(data)}
        />
      )}
      {data.at === "shown" && (
        <>
          <Cluster data-print="no">
            <Button
              variant="secondary"
              icon={<Icon name="download" />}
              onClick={() => saveBlob(data.value.fileName, blobOf(data.value.data, "application/pdf"))}
            >
              {formatMessage({ id: "paper.save" })}
            </Button>
            <Button variant="quiet" onClick={() => window.print()}>
              {formatMessage({ id: "paper.print" })}
            </Button>
          </Cluster>
          <DocumentReader base64={data.value.data} title={data.value.name} level={2} />
        </>
      )}
    </>
  );
}
