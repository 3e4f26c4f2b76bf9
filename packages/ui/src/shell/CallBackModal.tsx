import { callBack, type CallBack } from "@shanyraq/forms";
import type { Problem } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ModalDialog } from "@shanyraq/kit/overlay/ModalDialog.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { CallWords } from "@shanyraq/kit/text/CallWords.tsx";
import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";

const Consent = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;

/** How a call-back stands; one that was sent has closed. */
export type CallBackState = { readonly at: "idle" } | { readonly at: "sending" } | { readonly at: "failed"; readonly problem: Problem };

export interface CallBackModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly state: CallBackState;
  readonly onSend: (values: CallBack) => void;
  /** Whom to call instead where it failed. */
  readonly phone?: string | undefined;
  /** What is known of who asks. */
  readonly initial?: CallBack | undefined;
  /** Why somebody is asked; the ordinary invitation unless given. */
  readonly children?: ReactNode;
}

const empty: CallBack = { name: "", phone: "" };

/** Somebody leaves a name and a phone. Closing it forgets what was typed, a failure does not. */
export function CallBackModal({ isOpen, onClose, state, onSend, phone, initial = empty, children }: CallBackModalProps) {
  const { formatMessage } = useIntl();
  return (
    <ModalDialog
      title={formatMessage({ id: "kit.callBack.title" })}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={formatMessage({ id: "kit.close" })}
    >
      <Stack $gap={3}>
        {children ?? <p>{formatMessage({ id: "kit.callBack.text" })}</p>}
        <SchemaForm<CallBack>
          form={callBack}
          initial={initial}
          onSubmit={(values) => {
            if (state.at !== "sending") onSend(values);
          }}
          actions={
            <>
              {state.at === "failed" && <ProblemNotice problem={state.problem} />}
              {state.at === "failed" && phone && (
                <TextLink href={telOf(phone)}>
                  <CallWords phone={phone} />
                </TextLink>
              )}
              <WriteLink />
              <Button type="submit" busy={state.at === "sending"}>
                {formatMessage({ id: "kit.callBack.send" })}
              </Button>
              <Consent>{formatMessage({ id: "kit.callBack.consent" })}</Consent>
            </>
          }
        />
      </Stack>
    </ModalDialog>
  );
}
