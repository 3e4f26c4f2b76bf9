import type { ConsentsEvent, ConsentsState } from "@shanyraq/flows";
import { pensionConsentType, type ConsentStanding } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Badge, type Tone } from "@shanyraq/kit/text/Badge.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { space } from "@shanyraq/kit/theme/tokens.ts";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { ConsentList } from "./ConsentList.tsx";
import { ConsentObligations, type ConsentHrefs } from "./ConsentObligations.tsx";
import { EntryName } from "../../cabinet/Entries.styles.ts";

/** Marks stand within the card. */
const Changes = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin-top: ${space(1)};
  padding-inline-start: 1.2em;
`;

interface ConsentOverviewProps {
  readonly state: Extract<ConsentsState, { at: "shown" | "asking" }>;
  readonly send: (event: ConsentsEvent) => void;
  readonly hrefs: ConsentHrefs;
}

const tones: Readonly<Record<ConsentStanding, Tone>> = { inForce: "success", outdated: "warning", withdrawn: "neutral", none: "warning" };

/** How the customer's consent stands, what has changed since, and whether it can be taken back. */
export function ConsentOverview({ state, send, hrefs }: ConsentOverviewProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { agreement, busy } = state;
  const { standing, version, since, changes, obligations, given } = agreement;
  const done = state.at === "shown" ? state.done : undefined;
  const stands = standing === "inForce" || standing === "outdated";
  return (
    <Stack $gap={2.5}>
      {done && (
        <Notice tone="success" live="status">
          {formatMessage({ id: `cabinet.consents.done.${done}` })}
        </Notice>
      )}
      <EntryName>
        {formatMessage({ id: agreement.type === pensionConsentType ? "cabinet.consents.pensionData" : "cabinet.consents.personalData" })}
        <Badge $tone={tones[standing]}>{formatMessage({ id: `cabinet.consents.standing.${standing}` })}</Badge>
      </EntryName>
      {standing === "outdated" && (
        <div>
          <p>{formatMessage({ id: "cabinet.consents.outdated" }, { version, date: dateText(intl, since) })}</p>
          <Changes>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </Changes>
        </div>
      )}
      {standing === "withdrawn" && <p>{formatMessage({ id: "cabinet.consents.withdrawnMeans" })}</p>}
      {standing === "none" && <p>{formatMessage({ id: "cabinet.consents.noneMeans" })}</p>}
      <ProblemNotice problem={state.at === "shown" ? state.problem : undefined} />
      {standing !== "inForce" && (
        <Cluster>
          <Button busy={busy && state.at === "shown"} onClick={() => send({ type: "readPressed" })}>
            {formatMessage({ id: "cabinet.consents.read" })}
          </Button>
        </Cluster>
      )}
      {given.length > 0 && <ConsentList given={given} />}
      {stands && obligations.length > 0 && <ConsentObligations obligations={obligations} hrefs={hrefs} />}
      {stands && obligations.length === 0 && (
        <Cluster>
          <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => send({ type: "withdrawPressed" })}>
            {formatMessage({ id: "cabinet.consents.withdraw" })}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
