import {
  authFlow,
  authInitial,
  forgotPasswordFlow,
  forgotPasswordInitial,
  loginFlow,
  loginInitial,
  performForgotPassword,
  performLogin,
  performRegisterForeigner,
  performRegisterResident,
  performSignatureLogin,
  registerForeignerFlow,
  registerForeignerInitial,
  registerResidentFlow,
  registerResidentInitial,
  signatureLoginFlow,
  signatureLoginInitial,
  type RegistrationTidings,
} from "@shanyraq/flows";
import type { AuthTalks } from "@shanyraq/ui/account/AuthDialog.tsx";
import { attempt } from "../calls/attempt.ts";
import { now, wait } from "../browser/clock.ts";
import { currentLocale } from "../browser/current-locale.ts";
import { signingPorts } from "../signing/signing-application.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";

interface AuthEnds {
  readonly onLogin: (token: string) => void;
  readonly onRegistered: (token: string) => void;
  /** The token of a session that may only set a password. */
  readonly onRecovery: (token: string) => void;
  readonly onRecovered: (token: string) => void;
  readonly notify: (tidings: RegistrationTidings) => void;
}

/** The conversations of the modal. They last as long as it stands: shown again, it begins again. */
export function useAuthTalks({ onLogin, onRegistered, onRecovery, onRecovered, notify }: AuthEnds): AuthTalks {
  const registration = { attempt, now, lang: currentLocale, keepToken: onRegistered };
  const auth = useFlow(
    authFlow,
    () => authInitial,
    () => () => {},
  );
  const login = useFlow(
    loginFlow,
    () => loginInitial,
    () => performLogin({ attempt, now }, onLogin),
  );
  const signature = useFlow(
    signatureLoginFlow,
    () => signatureLoginInitial,
    () => performSignatureLogin({ attempt, now, wait, ...signingPorts }, onLogin),
  );
  const resident = useFlow(
    registerResidentFlow,
    () => registerResidentInitial,
    () => performRegisterResident(registration),
  );
  const foreigner = useFlow(
    registerForeignerFlow,
    () => registerForeignerInitial,
    () => performRegisterForeigner({ ...registration, notify }),
  );
  const forgotten = useFlow(
    forgotPasswordFlow,
    () => forgotPasswordInitial,
    () => performForgotPassword({ attempt, now, holdToken: onRecovery, keepToken: onRecovered }),
  );
  return { auth, login, signature, resident, foreigner, forgotten };
}
