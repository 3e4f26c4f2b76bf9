import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { CallWords } from "@shanyraq/kit/text/CallWords.tsx";
import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";

interface ServiceUnavailableModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly phone?: string | undefined;
  /** It is the visitor's own line that is down. */
  readonly offline?: boolean | undefined;
}

/** A service did not answer: said over the page, which stays as it was. */
export function ServiceUnavailableModal({ isOpen, onClose, phone, offline = false }: ServiceUnavailableModalProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      title={formatMessage({ id: offline ? "kit.unavailable.offline" : "kit.unavailable.title" })}
      isOpen={isOpen}
      onClose={onClose}
      answer={{ name: formatMessage({ id: "kit.understood" }), onPress: onClose }}
    >
      <p>{formatMessage({ id: offline ? "account.problem.offline" : "account.problem.service" })}</p>
      {!offline && <p>{formatMessage({ id: "kit.unavailable.kept" })}</p>}
      {phone !== undefined && (
        <Cluster>
          <TextLink href={telOf(phone)}>
            <CallWords phone={phone} />
          </TextLink>
          <WriteLink />
        </Cluster>
      )}
    </AlertDialog>
  );
}
