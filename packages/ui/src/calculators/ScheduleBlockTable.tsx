import { countingColumns } from "@shanyraq/calls/vocabulary";
import type { Problem, Schedule } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { ScheduleTable } from "@shanyraq/kit/data/ScheduleTable.tsx";

interface ScheduleBlockTableProps {
  readonly schedule: Schedule;
  readonly caption: string;
  /** The heading right over the table says the same. */
  readonly isTitled?: boolean | undefined;
  readonly fileName: string;
  /** Where the offer of the calculation is, once it is kept. */
  readonly pdfHref?: string | undefined;
  /** Keeps the calculation and brings its offer, where it is not kept yet. */
  readonly pdf?: { readonly onPress: () => void; readonly busy: boolean; readonly problem?: Problem } | undefined;
}

/** The same button, whether the document is there already or has to be asked for. */
function OfferButton({ pdfHref, pdf }: Pick<ScheduleBlockTableProps, "pdfHref" | "pdf">) {
  const { formatMessage } = useIntl();
  const shared = {
    variant: "quiet",
    size: "s",
    icon: <Icon name="download" />,
    children: formatMessage({ id: "calculators.offer" }),
  } as const;
  if (pdfHref !== undefined) return <Button {...shared} href={pdfHref} download="" />;
  if (!pdf) return null;
  return (
    <>
      <Button {...shared} onClick={pdf.onPress} busy={pdf.busy} />
      {pdf.problem && <ProblemNotice problem={pdf.problem} />}
    </>
  );
}

/** A ScheduleBlock of the provider as a table: money with two decimals, years and numbers whole. */
export const ScheduleBlockTable = ({ schedule: { columns, rows }, caption, isTitled, fileName, pdfHref, pdf }: ScheduleBlockTableProps) => (
  <ScheduleTable
    caption={caption}
    isTitled={isTitled}
    columns={columns}
    rows={[...rows]}
    wholeColumns={countingColumns}
    fileName={fileName}
    more={<OfferButton pdfHref={pdfHref} pdf={pdf} />}
  />
);
