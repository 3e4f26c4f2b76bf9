import { useIntl } from "react-intl";
import { CallBackModal, type CallBackModalProps } from "./CallBackModal.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";

/** The call-back for somebody under 18, who cannot buy alone: says why before it asks. */
export function UnderAgeModal(props: Omit<CallBackModalProps, "children">) {
  const { formatMessage } = useIntl();
  return (
    <CallBackModal {...props}>
      <Notice>{formatMessage({ id: "kit.underAge" })}</Notice>
    </CallBackModal>
  );
}
