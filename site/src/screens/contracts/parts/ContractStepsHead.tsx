import type { MessageId } from "@shanyraq/i18n";
import { href } from "@shanyraq/routes";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { useIntl } from "react-intl";
import { useLocale } from "../../../locale/LocaleRoot.tsx";

/** The words of each page that leads a contract through steps. */
const words = {
  change: {
    page: "page.cabinetReportChange",
    title: "change.title",
    lead: "lead.cabinetReportChange",
    leadOf: "change.of",
  },
  termination: {
    page: "page.cabinetReportCancel",
    title: "termination.title",
    lead: "lead.cabinetReportCancel",
    leadOf: "termination.of",
  },
  maturity: {
    page: "page.cabinetReportMaturity",
    title: "maturity.title",
    lead: "lead.cabinetReportMaturity",
    leadOf: "maturity.of",
  },
} as const satisfies Record<string, Readonly<Record<string, MessageId>>>;

interface ContractStepsHeadProps {
  readonly of: keyof typeof words;
  readonly contractId: string;
  /** The contract's number, once it is known. */
  readonly number: string | undefined;
}

/** The head of a page that leads a contract through steps: the way back to it, what is done, and to which. */
export function ContractStepsHead({ of, contractId, number }: ContractStepsHeadProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { page, title, lead, leadOf } = words[of];
  return (
    <PageHead
      crumbs={[
        { name: formatMessage({ id: "page.cabinetReports" }), href: href("cabinetReports", locale) },
        {
          name: number === undefined ? formatMessage({ id: "page.cabinetReport" }) : formatMessage({ id: leadOf }, { number }),
          href: href("cabinetReport", locale, { id: contractId }),
        },
        { name: formatMessage({ id: page }) },
      ]}
      title={formatMessage({ id: title })}
      lead={number === undefined ? formatMessage({ id: lead }) : formatMessage({ id: leadOf }, { number })}
    />
  );
}
