import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";

interface SuccessModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What else is worth knowing: the number of the request, by when it is answered. */
  readonly children?: ReactNode;
}

/** What somebody sent has arrived: thanks in the specified words. */
export function SuccessModal({ isOpen, onClose, children }: SuccessModalProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      title={formatMessage({ id: "kit.success.title" })}
      isOpen={isOpen}
      onClose={onClose}
      answer={{ name: formatMessage({ id: "kit.understood" }), onPress: onClose }}
    >
      <p>{formatMessage({ id: "kit.success.text" })}</p>
      {children}
    </AlertDialog>
  );
}
