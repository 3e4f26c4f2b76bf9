import type { FoundCustomer, Problem } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { StepActions } from "../forms/StepActions.tsx";

interface FoundPersonProps {
  readonly found: FoundCustomer;
  /** Their data were open and have closed automatically. */
  readonly closed?: boolean | undefined;
  readonly busy: boolean;
  readonly problem?: Problem | undefined;
  readonly onSend: () => void;
  readonly onBack: () => void;
}

/** A customer before their code: as much of their name as tells a slip of the pen, and where the code goes. */
export function FoundPerson({ found, closed = false, busy, problem, onSend, onBack }: FoundPersonProps) {
  const { formatMessage } = useIntl();
  const { name, sentTo, resident } = found;
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: closed ? "reception.locked.text" : "reception.found.text" })}</p>
      <SummaryList
        rows={[
          { term: formatMessage({ id: "reception.person.name" }), value: name },
          {
            term: formatMessage({ id: "reception.person.residence" }),
            value: formatMessage({ id: resident ? "reception.person.resident" : "reception.person.foreigner" }),
          },
          { term: formatMessage({ id: "reception.person.phone" }), value: sentTo },
        ]}
      />
      <StepActions
        problem={problem}
        busy={busy}
        go={formatMessage({ id: "reception.sendCode" })}
        onGo={onSend}
        back={formatMessage({ id: "reception.another" })}
        onBack={onBack}
      />
      <p>{formatMessage({ id: "reception.noPhone" })}</p>
    </Stack>
  );
}
