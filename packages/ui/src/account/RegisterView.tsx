import type { RegisterResidentEvent, RegisterResidentState } from "@shanyraq/flows";
import { residentRegistration, type ResidentRegistration } from "@shanyraq/forms";
import { hidePhone, phoneDigits } from "@shanyraq/rules";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { AgreeNote } from "./AgreeNote.tsx";
import type { AuthLinks } from "./HelpBlock.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import { SentCode } from "./SentCode.tsx";
import { StepFrame } from "./StepFrame.tsx";
import { SuccessView } from "./SuccessView.tsx";

const empty: ResidentRegistration = {
  last_name: "",
  first_name: "",
  third_name: "",
  iin: "",
  phone: "",
  mail: "",
  password: "",
  password_r: "",
};

export interface RegisterViewProps {
  readonly state: RegisterResidentState;
  readonly send: (event: RegisterResidentEvent) => void;
  readonly now: () => number;
  readonly links: AuthLinks;
  readonly onLogin: (iin: string) => void;
  readonly onSignature: () => void;
  readonly onDone: () => void;
}

/** Registration of a resident: the form, where the code goes, the code, the end. */
export function RegisterView({ state, send, now, links, onLogin, onSignature, onDone }: RegisterViewProps) {
  const { formatMessage } = useIntl();
  const back = () => send({ type: "backPressed" });
  const phone = hidePhone(phoneDigits(("values" in state && state.values?.phone) || "") ?? "");
  switch (state.at) {
    case "form":
      return (
        <RegistrationForm<ResidentRegistration>
          form={residentRegistration}
          empty={empty}
          state={state}
          links={links}
          onSubmit={(values) => send({ type: "formSubmitted", values })}
          onLogin={() => onLogin(state.values?.iin ?? "")}
          onSignature={onSignature}
        />
      );
    case "send": {
      const button = formatMessage({ id: "account.send" });
      return (
        <StepFrame key="send" title={formatMessage({ id: "account.send.title" })} onBack={back}>
          <p>{formatMessage({ id: "account.send.text" }, { phone })}</p>
          <ProblemNotice problem={state.problem} />
          <Stack $gap={1.5}>
            <Button busy={state.busy} onClick={() => send({ type: "sendPressed" })} block>
              {button}
            </Button>
            <AgreeNote button={button} personalDataHref={links.personalData} />
          </Stack>
        </StepFrame>
      );
    }
    case "code":
      return <SentCode key="code" message={formatMessage({ id: "account.code.sent" }, { phone })} state={state} send={send} now={now} />;
    case "done":
      return <SuccessView onDone={onDone} />;
  }
}
