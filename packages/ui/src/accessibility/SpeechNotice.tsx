import type { Silence, SpeechActivity } from "@shanyraq/flows";
import type { MessageId } from "@shanyraq/i18n";
import { useIntl } from "react-intl";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";

interface Props {
  readonly activity: SpeechActivity;
  readonly onClose: () => void;
  readonly onAccept: () => void;
}

const tidings = {
  nothingSelected: "mode.speech.nothingSelected",
  unsupported: "mode.speech.unsupported",
  noVoice: "mode.speech.noVoice",
  silentVoice: "mode.speech.silentVoice",
  voiceFailed: "mode.speech.voiceFailed",
  notLoaded: "mode.speech.notLoaded",
} as const satisfies Record<Exclude<Silence, "unspoken">, MessageId>;

/** What has to be said before there can be speech, as a dialog that is announced and must be answered. */
export function SpeechNotice({ activity, onClose, onAccept }: Props) {
  const { formatMessage } = useIntl();
  if (activity.at !== "told" && activity.at !== "asking") return null;
  const asks = activity.at === "asking";
  const noKazakh =
    activity.at === "told" && activity.language === "kk-KZ" && (activity.why === "noVoice" || activity.why === "silentVoice");
  const message = () => {
    if (activity.at === "asking") return formatMessage({ id: "mode.speech.approximate" });
    if (activity.why === "unspoken") return formatMessage({ id: "mode.speech.unspoken" }, { count: activity.unspoken ?? 0 });
    return formatMessage({ id: tidings[activity.why] });
  };
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: "mode.speech.title" })}
      answer={
        asks
          ? { name: formatMessage({ id: "mode.speech.accept" }), onPress: onAccept }
          : { name: formatMessage({ id: "mode.speech.understood" }), onPress: onClose }
      }
    >
      <p>{message()}</p>
      {activity.at === "told" && activity.isRefused && <p>{formatMessage({ id: "mode.speech.refused" })}</p>}
      {(asks || noKazakh) && <p>{formatMessage({ id: "mode.speech.install" })}</p>}
    </AlertDialog>
  );
}
