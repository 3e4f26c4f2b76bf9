import { passwordChangeFlow, passwordChangeInitial, performPasswordChange } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { PasswordChangeView } from "@shanyraq/ui/account/profile/PasswordChangeView.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { useIntl } from "react-intl";
import { attempt } from "../../calls/attempt.ts";
import { requestToken } from "../../calls/request-token.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { LaterMessages } from "../../locale/LaterMessages.tsx";
import { useJustSigned } from "../../session/useJustSigned.ts";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";

function ResetPassword() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const justSigned = useJustSigned();
  const { state, send } = useFlow(
    passwordChangeFlow,
    () => passwordChangeInitial,
    () => performPasswordChange({ attempt, keepToken: requestToken.keep }),
  );
  const info = href("cabinetInfo", locale);
  return (
    <>
      <PageHead
        crumbs={[
          { name: formatMessage({ id: "page.cabinet" }), href: href("cabinet", locale) },
          { name: formatMessage({ id: "page.cabinetInfo" }), href: info },
          { name: formatMessage({ id: "page.cabinetResetPassword" }) },
        ]}
        title={formatMessage({ id: "page.cabinetResetPassword" })}
        lead={formatMessage({ id: justSigned ? "cabinet.password.leadSigned" : "cabinet.password.lead" })}
      />
      <PasswordChangeView
        state={state}
        onSubmit={(values) => send({ type: "formSubmitted", values })}
        backHref={info}
        justSigned={justSigned}
      />
    </>
  );
}

/** A new password for who is signed in. */
export const Screen = () => (
  <CabinetFrame route="cabinetResetPassword">
    <LaterMessages>
      <ResetPassword />
    </LaterMessages>
  </CabinetFrame>
);
