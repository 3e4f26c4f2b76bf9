import type {
  AuthEvent,
  AuthState,
  ForgotPasswordEvent,
  ForgotPasswordState,
  LoginEvent,
  LoginState,
  RegisterForeignerEvent,
  RegisterForeignerState,
  RegisterResidentEvent,
  RegisterResidentState,
  SignatureLoginEvent,
  SignatureLoginState,
} from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ModalDialog } from "@shanyraq/kit/overlay/ModalDialog.tsx";
import { Tabs } from "@shanyraq/kit/actions/Tabs.tsx";
import { ToastRegion, type Toast } from "@shanyraq/kit/feedback/ToastRegion.tsx";
import { ForgotView } from "./ForgotView.tsx";
import type { AuthLinks } from "./HelpBlock.tsx";
import { LoginCodeView } from "./LoginCodeView.tsx";
import { LoginView } from "./LoginView.tsx";
import { RegisterForeignerView } from "./RegisterForeignerView.tsx";
import { RegisterView } from "./RegisterView.tsx";
import { SignatureView } from "./SignatureView.tsx";

interface Talk<State, Event> {
  readonly state: State;
  readonly send: (event: Event) => void;
}

/** The conversations of the modal; each stands as it is while another one is shown. */
export interface AuthTalks {
  readonly auth: Talk<AuthState, AuthEvent>;
  readonly login: Talk<LoginState, LoginEvent>;
  readonly signature: Talk<SignatureLoginState, SignatureLoginEvent>;
  readonly resident: Talk<RegisterResidentState, RegisterResidentEvent>;
  readonly foreigner: Talk<RegisterForeignerState, RegisterForeignerEvent>;
  readonly forgotten: Talk<ForgotPasswordState, ForgotPasswordEvent>;
}

export interface AuthDialogProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly logo: ReactNode;
  readonly talks: AuthTalks;
  readonly now: () => number;
  readonly links: AuthLinks;
  readonly inLanguage: (path: string) => string;
  readonly drawCode: (value: string, label: string) => ReactNode;
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  /** From the end of a registration into the cabinet. */
  readonly onDone: () => void;
}

/** The two registrations: side by side while a form is filled, alone once it is sent. */
function Registration({ talks, now, links, inLanguage, onDone }: AuthDialogProps) {
  const { formatMessage } = useIntl();
  const { auth, login, resident, foreigner } = talks;
  const who = auth.state.at === "registration" ? auth.state.who : "resident";
  const toSignature = () => {
    login.send({ type: "tabChosen", tab: "signature" });
    auth.send({ type: "loginChosen" });
  };
  const residents = (
    <RegisterView
      {...resident}
      now={now}
      links={links}
      onLogin={(iin) => {
        login.send({ type: "tabChosen", tab: "resident" });
        auth.send({ type: "loginChosen", known: { iin } });
      }}
      onSignature={toSignature}
      onDone={onDone}
    />
  );
  const foreigners = (
    <RegisterForeignerView
      {...foreigner}
      now={now}
      links={links}
      inLanguage={inLanguage}
      onLogin={(id_number) => {
        login.send({ type: "tabChosen", tab: "nonResident" });
        auth.send({ type: "loginChosen", known: { id_number } });
      }}
      onSignature={toSignature}
      onDone={onDone}
    />
  );
  if (isUnderWay(talks)) return who === "resident" ? residents : foreigners;
  return (
    <Tabs
      label={formatMessage({ id: "account.register.who" })}
      chosen={who}
      onChoose={(id) => auth.send({ type: "applicantChosen", who: id === "nonResident" ? "nonResident" : "resident" })}
      tabs={[
        { id: "resident", title: formatMessage({ id: "account.login.resident" }), content: residents },
        { id: "nonResident", title: formatMessage({ id: "account.login.nonResident" }), content: foreigners },
      ]}
    />
  );
}

/** Past its form a registration has nothing beside it: the way back is the arrow. */
const isUnderWay = ({ auth, resident, foreigner }: AuthTalks): boolean =>
  auth.state.at === "registration" && (auth.state.who === "resident" ? resident : foreigner).state.at !== "form";

function AuthDialogContent(props: AuthDialogProps) {
  const { formatMessage } = useIntl();
  const { talks, now, drawCode } = props;
  const { auth, login, signature, resident, forgotten } = talks;
  if (auth.state.at === "forgotten") return <ForgotView {...forgotten} now={now} onLeave={() => auth.send({ type: "loginChosen" })} />;
  if (isUnderWay(talks)) return <Registration {...props} />;
  const loginState = login.state;
  if (auth.state.at === "login" && loginState.at === "code") return <LoginCodeView state={loginState} send={login.send} now={now} />;
  return (
    <Tabs
      label={formatMessage({ id: "account.tabs" })}
      chosen={auth.state.at}
      onChoose={(id) => auth.send({ type: id === "registration" ? "registrationChosen" : "loginChosen" })}
      tabs={[
        {
          id: "login",
          title: formatMessage({ id: "account.tab.login" }),
          content: (
            <LoginView
              state={loginState}
              known={auth.state.at === "login" ? auth.state.known : undefined}
              signature={
                <SignatureView
                  {...signature}
                  drawCode={drawCode}
                  onRegister={(iin) => {
                    resident.send({ type: "numberKnown", iin });
                    signature.send({ type: "backPressed" });
                    auth.send({ type: "registrationChosen" });
                  }}
                />
              }
              onTab={(tab) => login.send({ type: "tabChosen", tab })}
              onSubmit={(credentials) => login.send({ type: "formSubmitted", credentials })}
              onForgotten={() => auth.send({ type: "forgottenPressed" })}
            />
          ),
        },
        { id: "registration", title: formatMessage({ id: "account.tab.registration" }), content: <Registration {...props} /> },
      ]}
    />
  );
}

/** The modal of the account: login, registration, a forgotten password. */
export function AuthDialog(props: AuthDialogProps) {
  const { id, isOpen, onClose, logo, talks, toasts, onDismiss } = props;
  const { formatMessage } = useIntl();
  return (
    <ModalDialog
      id={id}
      title={formatMessage({ id: `account.title.${talks.auth.state.at}` })}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={formatMessage({ id: "account.login.close" })}
    >
      <Stack $gap={3}>
        {logo}
        <AuthDialogContent {...props} />
      </Stack>
      <ToastRegion toasts={toasts} onDismiss={onDismiss} />
    </ModalDialog>
  );
}
