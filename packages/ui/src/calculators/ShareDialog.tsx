import { linkToMail, linkToPhone, type LinkToMail, type LinkToPhone } from "@shanyraq/forms";
import type { ShareState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ModalDialog } from "@shanyraq/kit/overlay/ModalDialog.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";

interface ShareDialogProps {
  readonly state: Extract<ShareState, { at: "addressing" | "sending" | "sent" }>;
  readonly onSend: (to: string) => void;
  readonly onClose: () => void;
}

/** Where the link of a calculation is sent; it says what was calculated and nothing of who calculated. */
export function ShareDialog({ state, onSend, onClose }: ShareDialogProps) {
  const { formatMessage } = useIntl();
  const { way } = state;
  const send = (to: string) => {
    if (state.at === "addressing") onSend(to);
  };
  const actions = (
    <>
      {state.at === "addressing" && state.problem && <ProblemNotice problem={state.problem} />}
      <Button type="submit" busy={state.at === "sending"}>
        {formatMessage({ id: "share.send" })}
      </Button>
    </>
  );
  return (
    <ModalDialog
      title={formatMessage({ id: `share.title.${way}` })}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: "kit.close" })}
    >
      {state.at === "sent" ? (
        <Stack $gap={3}>
          <Notice tone="success" live="status">
            {formatMessage({ id: `share.sent.${way}` })}
          </Notice>
          <Button onClick={onClose}>{formatMessage({ id: "kit.understood" })}</Button>
        </Stack>
      ) : (
        <Stack $gap={3}>
          <p>{formatMessage({ id: "share.text" })}</p>
          {way === "mail" ? (
            <SchemaForm<LinkToMail> form={linkToMail} initial={{ email: "" }} onSubmit={({ email }) => send(email)} actions={actions} />
          ) : (
            <SchemaForm<LinkToPhone> form={linkToPhone} initial={{ phone: "" }} onSubmit={({ phone }) => send(phone)} actions={actions} />
          )}
        </Stack>
      )}
    </ModalDialog>
  );
}
