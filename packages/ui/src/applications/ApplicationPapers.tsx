import { MAX_PAPERS } from "@shanyraq/calls/vocabulary";
import type { PapersState } from "@shanyraq/flows";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Attachments, type AttachedFiles } from "../forms/Attachments.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";

interface ApplicationPapersProps {
  readonly state: PapersState;
  readonly attached: AttachedFiles;
  /** How many the application has already. */
  readonly sent: number;
  readonly onSend: () => void;
}

/** Papers added to an application that is being looked at; what was chosen stays until it is taken. */
export function ApplicationPapers({ state, attached, sent, onSend }: ApplicationPapersProps) {
  const { formatMessage } = useIntl();
  // The button was pressed before the files had arrived: shown beside them until they have.
  const [early, setEarly] = useState(false);
  const under = attached.files.map(({ state: { at } }) => at).filter((at) => at !== "done");
  const room = MAX_PAPERS - sent;
  const hindrance = () => {
    if (attached.files.length === 0) return "applications.papers.none";
    if (under.length === 0) return undefined;
    return under.includes("sending") ? "statements.files.wait" : "statements.files.failed";
  };
  const hindered = hindrance();
  const done = state.at === "sent" && (
    <Notice tone="success" live="status">
      {formatMessage({ id: "applications.papers.done" })}
    </Notice>
  );
  if (room <= 0)
    return (
      <Stack $gap={2}>
        {done}
        <p>{formatMessage({ id: "applications.papers.full" })}</p>
      </Stack>
    );
  return (
    <Stack $gap={2}>
      {done}
      <Attachments
        {...attached}
        label={formatMessage({ id: "applications.papers.add" })}
        hint={formatMessage({ id: "applications.papers.hint" })}
        most={room}
        error={early && hindered && state.at !== "sent" ? formatMessage({ id: hindered }) : undefined}
      />
      <ProblemNotice problem={state.at === "choosing" ? state.problem : undefined} />
      <div>
        <Button
          variant="secondary"
          busy={state.at === "sending"}
          onClick={() => {
            setEarly(hindered !== undefined);
            if (hindered === undefined) onSend();
          }}
        >
          {formatMessage({ id: "applications.papers.send" })}
        </Button>
      </div>
    </Stack>
  );
}
