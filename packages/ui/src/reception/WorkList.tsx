import type { Output } from "@shanyraq/calls";
import type { WorkSubject } from "@shanyraq/calls/vocabulary";
import type { WorkName } from "@shanyraq/flows";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Tabs } from "@shanyraq/kit/actions/Tabs.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { dateText, DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Entries, Entry, EntryName } from "../cabinet/Entries.styles.ts";

export type WorkPage = Pick<Output<"getEmployeeReception">, "work" | "total" | "counts" | "page" | "pages">;
type WaitingWork = WorkPage["work"][number];

const ALL = "all";

interface WorkListProps {
  readonly waiting: WorkPage;
  /** The kind that is shown alone; all of them unless one is chosen. */
  readonly chosen: WorkSubject | undefined;
  /** The number that was looked for: its case alone is shown, decided or not. */
  readonly number?: string | undefined;
  readonly onChoose: (what: WorkSubject | undefined) => void;
  readonly onPage: (page: number) => void;
  readonly onOpen: (name: WorkName) => void;
}

/** One thing that waits. What concerns the employee themselves has neither a number nor a button. */
function WorkEntry({ work, onOpen }: { readonly work: WaitingWork; readonly onOpen: WorkListProps["onOpen"] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { kind, id, name, what, since, deadline, isLate, isOwn, isProposed, isOpinionAwaited } = work;
  const title = formatMessage({ id: `reception.what.${what}` });
  // A call-back has no number: the minute of the request identifies it.
  const hasNoNumber = name === "" && !isOwn;
  return (
    <Entry>
      <div>
        <EntryName>
          {title} {name}
          {isLate && <Badge $tone="danger">{formatMessage({ id: "reception.work.late" })}</Badge>}
          {deadline === null && !isProposed && <Badge $tone="neutral">{formatMessage({ id: "reception.work.decided" })}</Badge>}
          {isOpinionAwaited && <Badge $tone="neutral">{formatMessage({ id: "reception.work.opinionAsked" })}</Badge>}
          {isProposed && <Badge $tone="warning">{formatMessage({ id: "reception.work.proposed" })}</Badge>}
        </EntryName>
        <p>
          {formatMessage({ id: "reception.work.since" })} <DateText iso={since} time={hasNoNumber} />
          {deadline !== null && (
            <>
              , {formatMessage({ id: "reception.deadline" })} <DateText iso={deadline} />
            </>
          )}
        </p>
        {isOwn && <p>{formatMessage({ id: "reception.work.own" })}</p>}
      </div>
      {!isOwn && (
        <Button
          variant="secondary"
          size="s"
          aria-label={formatMessage(
            { id: "reception.work.open.what" },
            { what: `${title} ${hasNoNumber ? dateText(intl, since, true) : name}` },
          )}
          onClick={() => onOpen({ kind, id })}
        >
          {formatMessage({ id: "reception.work.open" })}
        </Button>
      )}
    </Entry>
  );
}

/** A page of what waits, with how much there is; a page that was turned to takes the focus, so that it is read from its beginning. */
function Page({ waiting, chosen, onPage, onOpen }: Omit<WorkListProps, "onChoose">) {
  const { formatMessage } = useIntl();
  const { work, counts, page, pages } = waiting;
  const lead = useRef<HTMLParagraphElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page) lead.current?.focus();
    before.current = page;
  }, [page]);
  const counted = counts.filter(({ what }) => chosen === undefined || what === chosen);
  const sum = (of: "waiting" | "late") => counted.reduce((all, count) => all + count[of], 0);
  const late = sum("late");
  if (work.length === 0)
    return (
      <EmptyState title={formatMessage({ id: "reception.work.none" })}>{formatMessage({ id: "reception.work.none.text" })}</EmptyState>
    );
  return (
    <Stack $gap={2}>
      <p ref={lead} role="status" tabIndex={-1}>
        {formatMessage({ id: "reception.work.lead" }, { shown: work.length, total: sum("waiting") })}
        {late > 0 && ` ${formatMessage({ id: "reception.work.late.count" }, { late })}`}
        {pages > 1 && ` ${formatMessage({ id: "reception.work.page" }, { page, pages })}.`}
      </p>
      <Entries>
        {work.map((one) => (
          <WorkEntry key={`${one.kind} ${one.id}`} work={one} onOpen={onOpen} />
        ))}
      </Entries>
      {pages > 1 && (
        <Cluster as="nav" aria-label={formatMessage({ id: "reception.work.pages" })}>
          {page > 1 && (
            <Button variant="secondary" size="s" onClick={() => onPage(page - 1)}>
              {formatMessage({ id: "reception.work.before" })}
            </Button>
          )}
          {page < pages && (
            <Button variant="secondary" size="s" onClick={() => onPage(page + 1)}>
              {formatMessage({ id: "reception.work.after" })}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  );
}

/** The case with a number, or that it does not exist; read out at once. */
function Numbered({ waiting, number, onOpen }: Pick<WorkListProps, "waiting" | "onOpen"> & { readonly number: string }) {
  const { formatMessage } = useIntl();
  const { work } = waiting;
  return (
    <Stack $gap={2}>
      <p role="status">{formatMessage({ id: work.length > 0 ? "reception.work.found" : "reception.work.unknown" }, { number })}</p>
      <Entries>
        {work.map((one) => (
          <WorkEntry key={one.id} work={one} onOpen={onOpen} />
        ))}
      </Entries>
    </Stack>
  );
}

/** What waits for an answer of the staff, all of it or one kind: the oldest deadline first, a page at a time. */
export function WorkList({ waiting, chosen, number, onChoose, onPage, onOpen }: WorkListProps) {
  const { formatMessage } = useIntl();
  if (number !== undefined) return <Numbered waiting={waiting} number={number} onOpen={onOpen} />;
  const { counts, total } = waiting;
  const content = <Page key={chosen ?? ALL} waiting={waiting} chosen={chosen} onPage={onPage} onOpen={onOpen} />;
  // The chosen kind keeps its tab when the last of it is done.
  const kinds = chosen === undefined || counts.some(({ what }) => what === chosen) ? counts : [...counts, { what: chosen, waiting: 0 }];
  const tabs = kinds.map(({ what, waiting: count }) => ({
    id: what,
    title: formatMessage({ id: `reception.what.${what}` }),
    count,
    content,
  }));
  return (
    <Tabs
      within
      label={formatMessage({ id: "reception.work.kinds" })}
      chosen={chosen ?? ALL}
      onChoose={(id) => onChoose(kinds.find(({ what }) => what === id)?.what)}
      tabs={[{ id: ALL, title: formatMessage({ id: "reception.work.all" }), count: total, content }, ...tabs]}
    />
  );
}
