import type { ChangeContractEvent, ChangeContractState } from "@shanyraq/flows";
import type { ChangeKind } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space } from "@shanyraq/kit/theme/tokens.ts";

const List = styled.ul`
  list-style-type: "";
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1.5)} ${space(3)};
    align-items: center;
    padding: ${space(2)} 0;
    border-top: 1px solid ${paint.line};
  }
  & > li:last-child {
    border-bottom: 1px solid ${paint.line};
  }
  & strong {
    font-weight: 650;
  }
  @media ${media.small} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
  }
`;

interface ChangeChoiceProps {
  readonly state: Extract<ChangeContractState, { at: "choose" }>;
  readonly send: (event: ChangeContractEvent) => void;
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
      <List>
        {kinds.map(({ kind }) => (
          <li key={kind}>
            <div>
              <strong>{name(kind)}</strong>
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
          </li>
        ))}
      </List>
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
