import { countingColumns } from "@shanyraq/calls/vocabulary";
import type { OfferForm, Problem, Schedule } from "@shanyraq/flows";
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
  readonly offer?: Readonly<Record<OfferForm, string>> | undefined;
  /** Keeps the calculation and brings its offer, where it is not kept yet; `busy` is the form that is on its way. */
  readonly keeping?:
    | { readonly onPress: (as: OfferForm) => void; readonly busy: OfferForm | undefined; readonly problem?: Problem }
    | undefined;
}

/** The same buttons, whether the document is there already or has to be asked for. */
function OfferButtons({ offer, keeping }: Pick<ScheduleBlockTableProps, "offer" | "keeping">) {
  const { formatMessage } = useIntl();
  const page = {
    variant: "quiet",
    size: "s",
    icon: <Icon name="eye" />,
    children: formatMessage({ id: "calculators.offer.read" }),
  } as const;
  const file = {
    variant: "quiet",
    size: "s",
    icon: <Icon name="download" />,
    children: formatMessage({ id: "calculators.offer" }),
  } as const;
  if (offer)
    return (
      <>
        <Button {...page} href={offer.page} />
        <Button {...file} href={offer.file} download="" />
      </>
    );
  if (!keeping) return null;
  const { onPress, busy, problem } = keeping;
  return (
    <>
      <Button {...page} onClick={() => onPress("page")} busy={busy === "page"} />
      <Button {...file} onClick={() => onPress("file")} busy={busy === "file"} />
      {problem && <ProblemNotice problem={problem} />}
    </>
  );
}

/** A ScheduleBlock of the provider as a table: money with two decimals, years and numbers whole. */
export const ScheduleBlockTable = ({
  schedule: { columns, rows },
  caption,
  isTitled,
  fileName,
  offer,
  keeping,
}: ScheduleBlockTableProps) => (
  <ScheduleTable
    caption={caption}
    isTitled={isTitled}
    columns={columns}
    rows={[...rows]}
    wholeColumns={countingColumns}
    fileName={fileName}
    more={<OfferButtons offer={offer} keeping={keeping} />}
  />
);
