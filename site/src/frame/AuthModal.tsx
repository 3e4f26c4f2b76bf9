import { loginFlow, loginInitial, performLogin } from "@shanyraq/flows";
import { LoginView } from "@shanyraq/ui/account/LoginView.tsx";
import { Stack } from "@shanyraq/ui/kit/Layout.tsx";
import { Logo } from "@shanyraq/ui/kit/Logo.tsx";
import { ModalDialog } from "@shanyraq/ui/kit/ModalDialog.tsx";
import { useIntl } from "react-intl";
import { brand } from "../brand.ts";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { attempt } from "./api.ts";
import { useSession } from "./session.tsx";
import { useFlow } from "./useFlow.ts";

/** The login over the page; what was interrupted goes on when it closes. */
export function AuthModal() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { login } = useSession();
  const { state, send } = useFlow(
    loginFlow,
    () => loginInitial,
    () => performLogin({ attempt }, (token) => void login.accepted(token)),
  );
  return (
    <ModalDialog
      id="bv-modal-auth"
      title={formatMessage({ id: "account.login.title" })}
      isOpen={login.isOpen}
      onClose={login.close}
      closeLabel={formatMessage({ id: "account.login.close" })}
    >
      <Stack $gap={3}>
        <Logo brandName={brand.name[locale]} />
        <p>{formatMessage({ id: "account.login.lead" })}</p>
        <LoginView
          state={state}
          onTab={(tab) => send({ type: "tabChosen", tab })}
          onSubmit={(credentials) => send({ type: "formSubmitted", credentials })}
        />
      </Stack>
    </ModalDialog>
  );
}
