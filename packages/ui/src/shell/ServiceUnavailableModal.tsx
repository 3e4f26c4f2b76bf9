import { useIntl } from "react-intl";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";

interface ServiceUnavailableModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly phone?: string | undefined;
}

/** A service did not answer: said over the page, which stays as it was. */
export function ServiceUnavailableModal({ isOpen, onClose, phone }: ServiceUnavailableModalProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      title={formatMessage({ id: "kit.unavailable.title" })}
      isOpen={isOpen}
      onClose={onClose}
      answer={{ name: formatMessage({ id: "kit.understood" }), onPress: onClose }}
    >
      <p>{formatMessage({ id: "account.problem.service" })}</p>
      {phone !== undefined && (
        <p>
          <TextLink href={telOf(phone)}>{formatMessage({ id: "kit.failure.call" }, { phone })}</TextLink>
        </p>
      )}
    </AlertDialog>
  );
}
