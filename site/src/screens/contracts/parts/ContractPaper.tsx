import type { Locale } from "@shanyraq/i18n";
import { href } from "@shanyraq/routes";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { TranslationNote } from "@shanyraq/ui/content/papers/TranslationNote.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { NotFoundScreen } from "../../../shell/NotFoundScreen.tsx";
import { PaperRead } from "../../content/parts/PaperRead.tsx";
import { StepsLoading } from "./StepsLoading.tsx";
import { paperHref } from "./paper-href.ts";
import { useCustomerKey } from "./useContracts.ts";
import { useSavePaper, type RequestedPaper } from "./useSavePaper.ts";

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

function Reading({ contractId, paper, language }: ContractPaperProps) {
  const { type, number } = paper;
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const lang = language ?? locale;
  const { busy, failed, save } = useSavePaper(contractId, lang);
  const data = usePageData(["contract-paper", useCustomerKey(), contractId, type, number, lang], async () =>
    attempt("contractDocument", { contractId, type, lang, ...(number !== undefined && { number }) }),
  );
  if (data.at === "missing") return <NotFoundScreen />;
  const shown = data.at === "shown" ? data.value : undefined;
  const isLarge = shown?.print === "large";
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
      <Stack $gap={3}>
        {shown?.translationOf && (
          <TranslationNote of={shown.translationOf} href={paperHref(contractId, paper, locale, shown.translationOf.lang)} />
        )}
        <PaperRead
          data={data}
          otherPrint={{
            isOrdinary: isLarge,
            busy: busy !== undefined,
            failed,
            onSave: () => void save(paper, isLarge ? "ordinary" : "large"),
          }}
        />
      </Stack>
    </>
  );
}
