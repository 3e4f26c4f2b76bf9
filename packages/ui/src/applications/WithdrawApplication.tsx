import { useIntl } from "react-intl";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";

interface WithdrawApplicationProps {
  readonly way: "remove" | "withdraw";
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** What becomes of an application that is withdrawn, or deleted before its code, before it is. */
export function WithdrawApplication({ way, onWithdraw, onClose }: WithdrawApplicationProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      title={formatMessage({ id: `applications.${way}.title` })}
      isOpen
      onClose={onClose}
      answer={{ name: formatMessage({ id: `applications.${way}` }), onPress: onWithdraw, danger: true }}
      wayBack={formatMessage({ id: "applications.withdraw.keep" })}
    >
      <p>{formatMessage({ id: `applications.${way}.text` })}</p>
    </AlertDialog>
  );
}
