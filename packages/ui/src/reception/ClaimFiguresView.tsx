import type { Output } from "@shanyraq/calls";
import { tiynOf } from "@shanyraq/rules";
import { useId, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { ScheduleTable } from "@shanyraq/kit/data/ScheduleTable.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { FilterBar } from "../content/FilterBar.tsx";

export type ClaimFigures = Output<"claimFigures">;
export type ClaimJournal = Output<"claimJournal">["journal"];

interface ClaimFiguresViewProps {
  readonly figures: ClaimFigures;
  /** The claims of the year one by one, once somebody has asked for them. */
  readonly journal?: ClaimJournal | undefined;
  readonly busy: boolean;
  /** Why the journal could not be opened. */
  readonly failed?: string | undefined;
  readonly onYear: (year: number) => void;
  readonly onJournal: () => void;
}

function Part({ title, lead, children }: { readonly title: string; readonly lead?: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" $gap={1.5} aria-labelledby={id}>
      <Heading level={2} look={4} id={id}>
        {title}
      </Heading>
      {lead !== undefined && <p>{lead}</p>}
      {children}
    </Stack>
  );
}

const tenge = (amount: string): number => (tiynOf(amount) ?? 0) / 100;

/** Undecided claims by how long they wait, and what they may cost. */
function OpenParts({ open, reserve }: Pick<ClaimFigures, "open" | "reserve">) {
  const { formatMessage } = useIntl();
  const say = (id: "age" | "amount" | "count" | "late" | "open" | "product" | "reserve" | "unmeasured") =>
    formatMessage({ id: `reception.figures.${id}` });
  const total = formatMessage({ id: "reception.figures.total" });
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  return (
    <>
      <Part title={say("open")}>
        <ScheduleTable
          caption={say("open")}
          isTitled
          columns={{ age: say("age"), claims: say("count"), late: say("late") }}
          rows={open.map(({ age, ...counts }) => ({ age: formatMessage({ id: `reception.figures.age.${age}` }), ...counts }))}
          totals={{ age: total, claims: sum(open.map(({ claims }) => claims)), late: sum(open.map(({ late }) => late)) }}
          wholeColumns={["claims", "late"]}
        />
      </Part>
      <Part title={say("reserve")} lead={formatMessage({ id: "reception.figures.reserve.lead" })}>
        {reserve.length === 0 ? (
          <p>{formatMessage({ id: "reception.figures.reserve.none" })}</p>
        ) : (
          <ScheduleTable
            caption={say("reserve")}
            isTitled
            columns={{ product: say("product"), claims: say("count"), unmeasured: say("unmeasured"), amount: say("amount") }}
            rows={reserve.map(({ amount, ...row }) => ({ ...row, amount: tenge(amount) }))}
            totals={{
              product: total,
              claims: sum(reserve.map(({ claims }) => claims)),
              unmeasured: sum(reserve.map(({ unmeasured }) => unmeasured)),
              amount: sum(reserve.map(({ amount }) => tenge(amount))),
            }}
            wholeColumns={["claims", "unmeasured"]}
            fileName="reserve"
          />
        )}
      </Part>
    </>
  );
}

/** What became of the claims of a year. */
function YearPart({ year, claims }: Pick<ClaimFigures, "claims" | "year">) {
  const { formatMessage } = useIntl();
  const term = (id: keyof typeof claims | "lateOfYear") => formatMessage({ id: `reception.figures.${id === "late" ? "lateOfYear" : id}` });
  const counted = (["received", "accepted", "refused", "answered", "withdrawn", "late", "reviews", "reviewsAccepted"] as const).map(
    (id) => ({
      term: term(id),
      value: String(claims[id]),
    }),
  );
  const percent = claims.accepted === 0 ? 0 : Math.round((100 * claims.byRule) / claims.accepted);
  const byRule = formatMessage({ id: "reception.figures.share" }, { count: claims.byRule, percent });
  const took = (days: ClaimFigures["claims"]["toMoney"]) =>
    days ? formatMessage({ id: "reception.figures.took" }, { ...days }) : formatMessage({ id: "reception.figures.none" });
  const rows = [
    ...counted.slice(0, 2),
    { term: term("byRule"), value: byRule },
    ...counted.slice(2),
    { term: term("toDecision"), value: took(claims.toDecision) },
    { term: term("toMoney"), value: took(claims.toMoney) },
    { term: term("owed"), value: <Money amount={claims.owed} /> },
    { term: term("paid"), value: <Money amount={claims.paid} /> },
  ];
  return (
    <Part title={formatMessage({ id: "reception.figures.claims" }, { year: String(year) })}>
      <SummaryList rows={rows} />
    </Part>
  );
}

/** The appeals of a year by their kinds. */
function AppealsPart({ year, appeals }: Pick<ClaimFigures, "appeals" | "year">) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "reception.figures.appeals" }, { year: String(year) });
  const none = formatMessage({ id: "reception.figures.none" });
  const kindText = (kind: ClaimFigures["appeals"][number]["kind"]) =>
    formatMessage({ id: kind === "claimReview" ? "reception.figures.kind.claimReview" : `reception.what.${kind}` });
  return (
    <Part title={title}>
      <ScheduleTable
        caption={title}
        isTitled
        columns={{
          kind: formatMessage({ id: "reception.figures.kind" }),
          received: formatMessage({ id: "reception.figures.received" }),
          answered: formatMessage({ id: "reception.figures.answers" }),
          late: formatMessage({ id: "reception.figures.late" }),
          median: formatMessage({ id: "reception.figures.median" }),
          worst: formatMessage({ id: "reception.figures.worst" }),
        }}
        rows={appeals.map(({ kind, toAnswer, ...counts }) => ({
          kind: kindText(kind),
          ...counts,
          median: toAnswer?.median ?? none,
          worst: toAnswer?.worst ?? none,
        }))}
        wholeColumns={["received", "answered", "late", "median", "worst"]}
        numericColumns={["median", "worst"]}
        fileName={`appeals-${year}`}
      />
    </Part>
  );
}

function JournalPart({ figures: { year }, journal, busy, failed, onJournal }: ClaimFiguresViewProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "reception.figures.journal" }, { year: String(year) });
  const shown = () => {
    if (journal?.rows?.length === 0) return <p>{formatMessage({ id: "reception.figures.journal.none" })}</p>;
    if (journal?.rows)
      return <ScheduleTable caption={title} isTitled columns={journal.columns} rows={journal.rows} fileName={`claims-${year}`} />;
    return (
      <Cluster>
        <Button variant="secondary" busy={busy} onClick={onJournal}>
          {formatMessage({ id: "reception.figures.journal.open" })}
        </Button>
      </Cluster>
    );
  };
  return (
    <Part title={title} lead={formatMessage({ id: "reception.figures.journal.lead" })}>
      {failed !== undefined && <p role="alert">{failed}</p>}
      {shown()}
    </Part>
  );
}

/** What a supervisor watches of claims and appeals: what is undecided and may cost, and what became of those of a year. */
export function ClaimFiguresView(props: ClaimFiguresViewProps) {
  const { formatMessage } = useIntl();
  const { figures, onYear } = props;
  const { open, reserve, year, years, claims, appeals } = figures;
  return (
    <Stack $gap={5}>
      <p>{formatMessage({ id: "reception.figures.lead" })}</p>
      <OpenParts open={open} reserve={reserve} />
      {years.length > 1 && (
        <FilterBar
          label={formatMessage({ id: "reception.figures.years" })}
          options={years.map((one) => ({ value: String(one), name: String(one) }))}
          value={String(year)}
          onChange={(one) => onYear(Number(one))}
        />
      )}
      <YearPart year={year} claims={claims} />
      <AppealsPart year={year} appeals={appeals} />
      <JournalPart {...props} />
    </Stack>
  );
}
