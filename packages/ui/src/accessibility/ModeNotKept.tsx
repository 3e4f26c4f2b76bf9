import { useIntl } from "react-intl";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";

/** Shown once when the browser refuses to store the settings: they last as long as the page is open. */
export function ModeNotKept({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: "mode.notKept.title" })}
      answer={{ name: formatMessage({ id: "mode.speech.understood" }), onPress: onClose }}
    >
      <p>{formatMessage({ id: "mode.notKept.text" })}</p>
    </AlertDialog>
  );
}
