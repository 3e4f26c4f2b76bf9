import { useIntl } from "react-intl";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";

interface WithdrawConsentProps {
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** What a withdrawn consent means, before it is withdrawn. */
export function WithdrawConsent({ onWithdraw, onClose }: WithdrawConsentProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      title={formatMessage({ id: "cabinet.consents.ask" })}
      isOpen
      onClose={onClose}
      answer={{ name: formatMessage({ id: "cabinet.consents.ask.withdraw" }), onPress: onWithdraw, danger: true }}
      wayBack={formatMessage({ id: "cabinet.consents.ask.keep" })}
    >
      <p>{formatMessage({ id: "cabinet.consents.ask.after" })}</p>
      <p>{formatMessage({ id: "cabinet.consents.ask.stays" })}</p>
    </AlertDialog>
  );
}
