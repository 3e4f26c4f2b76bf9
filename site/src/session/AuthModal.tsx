import type { RegistrationTidings } from "@shanyraq/flows";
import { href, inLocale, ownPages } from "@shanyraq/routes";
import { AuthDialog } from "@shanyraq/ui/account/AuthDialog.tsx";
import { Logo } from "@shanyraq/kit/ornament/Logo.tsx";
import type { Toast } from "@shanyraq/kit/feedback/ToastRegion.tsx";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { brandName } from "../brand.ts";
import { LaterMessages } from "../locale/LaterMessages.tsx";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { newKey } from "../browser/new-key.ts";
import { now } from "../browser/clock.ts";
import { requestToken } from "../calls/request-token.ts";
import { homeOf } from "./places-of.ts";
import { useSession, type User } from "./session.tsx";
import { useAuthTalks } from "./useAuthTalks.ts";

const QrCode = dynamic(() => import("@shanyraq/kit/data/QrCode.tsx").then((module) => module.QrCode), { ssr: false });

/** The tidings of a registration, in toasts that stay until they are closed. */
function useToasts() {
  const { formatMessage } = useIntl();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const notify = (tidings: RegistrationTidings) => {
    const text = tidings.of === "registration" ? wordsOf(tidings) : formatMessage({ id: `account.toast.${tidings.of}` });
    setToasts((before) => [...before, { id: newKey(), tone: "danger", text }]);
  };
  const wordsOf = ({ problem }: Extract<RegistrationTidings, { of: "registration" }>): string => {
    if (problem.kind === "message") return problem.message;
    return formatMessage({ id: problem.kind === "offline" ? "account.problem.offline" : "account.problem.service" });
  };
  return { toasts, tell: notify, dismiss: (id: string) => setToasts((before) => before.filter((toast) => toast.id !== id)) };
}

/** Login, registration and recovery over the page; what was interrupted continues when it closes. Its texts load with it. */
export const AuthModal = () => (
  <LaterMessages words="windows">
    <Auth />
  </LaterMessages>
);

function Auth() {
  const locale = useLocale();
  const router = useRouter();
  const { login } = useSession();
  const { toasts, tell: notify, dismiss } = useToasts();
  /** The session of somebody who has just registered; the cabinet opens once it is known. */
  const entered = useRef<Promise<unknown>>(Promise.resolve());
  const held = useRef(false);
  const letGo = useCallback(() => {
    if (held.current) requestToken.keep(undefined);
    held.current = false;
  }, []);
  useEffect(() => letGo, [letGo]);

  const toHome = (who: User | undefined) => void router.push(href(homeOf(who), locale));
  const talks = useAuthTalks({
    onLogin: (token) => void login.accepted(token),
    onRegistered: (token) => {
      entered.current = login.keep(token);
    },
    onRecovery: (token) => {
      held.current = true;
      requestToken.keep(token);
    },
    onRecovered: (token) => {
      held.current = false;
      void login.keep(token).then((who) => {
        // What was interrupted is given up: a recovery ends in the cabinet (site-shell, section 2), or where the staff works.
        login.close();
        return router.push(href(who === undefined || who.role === "customer" ? "cabinet" : homeOf(who), locale));
      });
    },
    notify,
  });
  const { isOpen, by } = login;
  const { send: sendLogin } = talks.login;
  useEffect(() => {
    if (isOpen && by !== undefined) sendLogin({ type: "tabChosen", tab: by });
  }, [isOpen, by, sendLogin]);
  const isRegistered = talks.resident.state.at === "done" || talks.foreigner.state.at === "done";
  const finish = () => void entered.current.then(() => login.finish(toHome));
  return (
    <AuthDialog
      id="bv-modal-auth"
      isOpen={login.isOpen}
      onClose={isRegistered ? finish : login.close}
      logo={<Logo brandName={brandName[locale]} />}
      talks={talks}
      now={now}
      links={{
        citizensBase: href("content", locale, { slug: ownPages.citizensBase }),
        contacts: href("contacts", locale),
        feedback: href("feedback", locale),
        updatePhone: href("content", locale, { slug: ownPages.updatePhone }),
        personalData: href("content", locale, { slug: ownPages.personalData }),
      }}
      inLanguage={(path) => inLocale(path, locale)}
      drawCode={(value, label) => <QrCode value={value} label={label} />}
      toasts={toasts}
      onDismiss={dismiss}
      onDone={finish}
    />
  );
}
