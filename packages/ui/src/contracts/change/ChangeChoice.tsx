import type { ChangeEvent, ChangeState } from "@shanyraq/flows";
import type { ChangeKind } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Entries, Entry, EntryName } from "../../cabinet/Entries.styles.ts";

interface ChangeChoiceProps {
  readonly state: Extract<ChangeState, { at: "choose" }>;
  readonly send: (event: ChangeEvent) => void;
  readonly writeHref: string;
}

/** What may be changed of a contract, each with what it does; and what may not, with the reason. */
export function ChangeChoice({ state, send, writeHref }: ChangeChoiceProps) {
  const { formatMessage } = useIntl();
  const { overview, problem } = state;
  const { kinds = [], besides = [] } = overview;
  const name = (kind: ChangeKind) => formatMessage({ id: `change.kind.${kind}` });
  return (
    <Stack $gap={3}>
      <ProblemNotice problem={problem} />
      <Entries>
        {kinds.map(({ kind }) => (
          <Entry key={kind}>
            <div>
              <EntryName>{name(kind)}</EntryName>
              <p>{formatMessage({ id: `change.kind.${kind}.text` })}</p>
            </div>
            <Button
              size="s"
              variant="secondary"
              aria-label={formatMessage({ id: "change.choose.kind" }, { what: name(kind) })}
              onClick={() => send({ type: "kindChosen", kind })}
            >
              {formatMessage({ id: "change.choose" })}
            </Button>
          </Entry>
        ))}
      </Entries>
      {besides.length > 0 && (
        <Notice title={formatMessage({ id: "change.besides" })}>
          {besides.map(({ words }) => (
            <p key={words}>{words}</p>
          ))}
          <TextLink href={writeHref}>{formatMessage({ id: "change.write" })}</TextLink>
        </Notice>
      )}
    </Stack>
  );
}
