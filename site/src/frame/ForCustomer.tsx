import { href, inLocale } from "@shanyraq/routes";
import { noticesOf } from "@shanyraq/ui/cabinet/notices-of.ts";
import { Button } from "@shanyraq/ui/kit/Button.tsx";
import { Cluster } from "@shanyraq/ui/kit/Layout.tsx";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { LaterWords } from "../locale/LaterWords.tsx";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { now } from "./clock.ts";
import { useSession, type User } from "./session.tsx";
import { useNotifications } from "./useNotifications.ts";
import { useSessionEnd } from "./useSessionEnd.ts";

const NotificationDrawer = dynamic(() => import("@shanyraq/ui/kit/NotificationDrawer.tsx").then((module) => module.NotificationDrawer), {
  ssr: false,
});
const SessionWarning = dynamic(() => import("@shanyraq/ui/cabinet/SessionWarning.tsx").then((module) => module.SessionWarning), {
  ssr: false,
});

interface ForCustomerProps {
  readonly user: User;
  readonly drawerOpen: boolean;
  readonly onDrawerClose: () => void;
  readonly onCount: (count: number) => void;
}

/** What stands above the page for who is signed in: the drawer of notifications, and the warning before the session ends. */
export const ForCustomer = (props: ForCustomerProps) => (
  <LaterWords>
    <AboveThePage {...props} />
  </LaterWords>
);

function AboveThePage({ user, drawerOpen, onDrawerClose, onCount }: ForCustomerProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { refetch } = useSession();
  const end = useSessionEnd(() => void refetch());
  const { state, send } = useNotifications(user.iin);
  const { count } = state;
  useEffect(() => onCount(count), [count, onCount]);
  useEffect(() => {
    send({ type: "countDue" });
  }, [send]);
  useEffect(() => {
    if (drawerOpen) send({ type: "opened" });
  }, [drawerOpen, send, locale]);
  return (
    <>
      {drawerOpen && (
        <NotificationDrawer
          isOpen
          state={noticesOf(state, (url) => inLocale(url, locale))}
          onClose={onDrawerClose}
          onRead={({ id }) => send({ type: "readPressed", id })}
          onRetry={() => send({ type: "retryPressed" })}
          actions={
            <Cluster $gap={1}>
              <Button size="s" variant="quiet" href={href("cabinetNotifications", locale)} onClick={onDrawerClose}>
                {formatMessage({ id: "cabinet.notices.page" })}
              </Button>
              {count > 0 && (
                <Button size="s" variant="quiet" onClick={() => send({ type: "allReadPressed" })}>
                  {formatMessage({ id: "cabinet.notices.readAll" })}
                </Button>
              )}
            </Cluster>
          }
        />
      )}
      {end.state.at === "warning" && <SessionWarning state={end.state} now={now} onStay={() => end.send({ type: "stayPressed" })} />}
    </>
  );
}
