import { useIntl } from "react-intl";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";

interface WithdrawApplicationProps {
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** What becomes of an application that is withdrawn, before it is. */
export function WithdrawApplication({ onWithdraw, onClose }: WithdrawApplicationProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      title={formatMessage({ id: "applications.withdraw.title" })}
      isOpen
      onClose={onClose}
      answer={{ name: formatMessage({ id: "applications.withdraw" }), onPress: onWithdraw, danger: true }}
      wayBack={formatMessage({ id: "applications.withdraw.keep" })}
    >
      <p>{formatMessage({ id: "applications.withdraw.text" })}</p>
    </AlertDialog>
  );
}
