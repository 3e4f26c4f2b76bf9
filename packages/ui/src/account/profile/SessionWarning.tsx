import type { SessionEndState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";
import { Countdown } from "@shanyraq/kit/text/Countdown.tsx";

interface SessionWarningProps {
  readonly state: SessionEndState;
  readonly now: () => number;
  readonly onStay: () => void;
}

/** The session ends in two minutes unless somebody is there; who closes the warning is there. */
export function SessionWarning({ state, now, onStay }: SessionWarningProps) {
  const { formatMessage } = useIntl();
  if (state.at !== "warning") return null;
  return (
    <AlertDialog
      title={formatMessage({ id: "cabinet.session.title" })}
      isOpen
      onClose={onStay}
      answer={{ name: formatMessage({ id: "cabinet.session.stay" }), onPress: onStay }}
    >
      <p>
        {formatMessage({ id: "cabinet.session.text" })} <Countdown key={state.endsAt} deadline={state.endsAt} now={now} />
      </p>
      <ProblemNotice problem={state.problem} />
    </AlertDialog>
  );
}
