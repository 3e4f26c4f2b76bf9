import type { Problem } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";

interface WithdrawConsentProps {
  readonly problem?: Problem | undefined;
  /** Of the data of pension savings, and not of all that is processed. */
  readonly ofPension?: boolean | undefined;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** What a withdrawn consent means, before it is withdrawn. */
export function WithdrawConsent({ problem, ofPension = false, onWithdraw, onClose }: WithdrawConsentProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      title={formatMessage({ id: "cabinet.consents.ask" })}
      isOpen
      onClose={onClose}
      answer={{ name: formatMessage({ id: "cabinet.consents.ask.withdraw" }), onPress: onWithdraw, danger: true }}
      wayBack={formatMessage({ id: "cabinet.consents.ask.keep" })}
    >
      <p>{formatMessage({ id: ofPension ? "cabinet.consents.ask.pension" : "cabinet.consents.ask.after" })}</p>
      {!ofPension && <p>{formatMessage({ id: "cabinet.consents.ask.stays" })}</p>}
      <ProblemNotice problem={problem} />
    </AlertDialog>
  );
}
