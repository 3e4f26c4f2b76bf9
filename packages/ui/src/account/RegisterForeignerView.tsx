import type { RegisterForeignerEvent, RegisterForeignerState } from "@shanyraq/flows";
import { nonResidentRegistration, type NonResidentRegistration } from "@shanyraq/forms";
import { ConsentView } from "./ConsentView.tsx";
import type { AuthLinks } from "./HelpBlock.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import { SuccessView } from "./SuccessView.tsx";

const empty: NonResidentRegistration = {
  last_name: "",
  first_name: "",
  third_name: "",
  id_number: "",
  phone: "",
  mail: "",
  password: "",
  password_r: "",
};

export interface RegisterForeignerViewProps {
  readonly state: RegisterForeignerState;
  readonly send: (event: RegisterForeignerEvent) => void;
  readonly now: () => number;
  readonly links: AuthLinks;
  /** A path of the site in the visitor's language. */
  readonly inLanguage: (path: string) => string;
  readonly onLogin: (idNumber: string) => void;
  readonly onSignature: () => void;
  readonly onDone: () => void;
}

/** Registration of a foreigner: the form, the consent, the end. */
export function RegisterForeignerView(props: RegisterForeignerViewProps) {
  const { state, send, now, links, inLanguage, onLogin, onSignature, onDone } = props;
  switch (state.at) {
    case "form":
      return (
        <RegistrationForm<NonResidentRegistration>
          form={nonResidentRegistration}
          empty={empty}
          state={state}
          links={links}
          onSubmit={(values) => send({ type: "formSubmitted", values })}
          onLogin={() => onLogin(state.values?.id_number ?? "")}
          onSignature={onSignature}
        />
      );
    case "consent": {
      const { documentUrl } = state.consent;
      return <ConsentView state={state} send={send} now={now} documentHref={documentUrl.startsWith("/") ? inLanguage(documentUrl) : ""} />;
    }
    case "done":
      return <SuccessView onDone={onDone} />;
  }
}
