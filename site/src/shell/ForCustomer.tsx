import { href, inLocale } from "@shanyraq/routes";
import { noticesOf } from "@shanyraq/ui/cabinet/notices-of.ts";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { OpeningVeil } from "@shanyraq/kit/overlay/OpeningVeil.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { LaterMessages } from "../locale/LaterMessages.tsx";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { now } from "../browser/clock.ts";
import { useSession, type User } from "../session/session.tsx";
import { useNotifications } from "./useNotifications.ts";
import { useSessionEnd } from "../session/useSessionEnd.ts";

const NotificationDrawer = dynamic(
  () => import("@shanyraq/ui/cabinet/NotificationDrawer.tsx").then((module) => module.NotificationDrawer),
  { ssr: false, loading: OpeningVeil },
);
const SessionWarning = dynamic(() => import("@shanyraq/ui/account/profile/SessionWarning.tsx").then((module) => module.SessionWarning), {
  ssr: false,
});

interface ForCustomerProps {
  readonly user: User;
  readonly drawerOpen: boolean;
  readonly onDrawerClose: () => void;
  readonly onCount: (count: number) => void;
}

/**
 * What stands above the page for who is signed in: the drawer of notifications, and the warning before the session ends. Their words come with
 * the first of them that shows.
 */
export function ForCustomer({ user, drawerOpen, onDrawerClose, onCount }: ForCustomerProps) {
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
  const warned = end.state.at === "warning" ? end.state : undefined;
  if (!drawerOpen && !warned) return null;
  return (
    <LaterMessages>
      {drawerOpen && (
        <NotificationDrawer
          isOpen
          state={noticesOf(state, (url) => inLocale(url, locale))}
          onClose={onDrawerClose}
          onRead={({ id }) => send({ type: "readPressed", id })}
          onRetry={() => send({ type: "retryPressed" })}
          actions={<DrawerActions unread={count} onLeave={onDrawerClose} onAllRead={() => send({ type: "allReadPressed" })} />}
        />
      )}
      {warned && <SessionWarning state={warned} now={now} onStay={() => end.send({ type: "stayPressed" })} />}
    </LaterMessages>
  );
}

interface DrawerActionsProps {
  readonly unread: number;
  readonly onLeave: () => void;
  readonly onAllRead: () => void;
}

function DrawerActions({ unread, onLeave, onAllRead }: DrawerActionsProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <Cluster $gap={1}>
      <Button size="s" variant="quiet" href={href("cabinetNotifications", locale)} onClick={onLeave}>
        {formatMessage({ id: "cabinet.notices.page" })}
      </Button>
      {unread > 0 && (
        <Button size="s" variant="quiet" onClick={onAllRead}>
          {formatMessage({ id: "cabinet.notices.readAll" })}
        </Button>
      )}
    </Cluster>
  );
}
