import { href, inLocale } from "@shanyraq/routes";
import { noticesOf } from "@shanyraq/ui/cabinet/notices-of.ts";
import { NotificationsView } from "@shanyraq/ui/cabinet/NotificationsView.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useSession } from "../../session/session.tsx";
import { useNotifications } from "../../shell/useNotifications.ts";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { LaterMessages } from "../../locale/LaterMessages.tsx";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";

function Notifications() {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const { session } = useSession();
  const { state, send } = useNotifications(session.at === "signedIn" ? session.user.iin : undefined);
  // Their words come in the language they are asked for in.
  useEffect(() => {
    send({ type: "opened" });
  }, [send, locale]);
  return (
    <>
      <PageHead
        crumbs={[
          { name: formatMessage({ id: "page.cabinet" }), href: href("cabinet", locale) },
          { name: formatMessage({ id: "page.cabinetNotifications" }) },
        ]}
        title={formatMessage({ id: "page.cabinetNotifications" })}
        lead={formatMessage({ id: "cabinet.notices.lead" })}
      />
      <NotificationsView
        state={noticesOf(state, (url) => inLocale(url, locale))}
        phone={company.phone}
        onRead={({ id }) => send({ type: "readPressed", id })}
        onReadAll={() => send({ type: "allReadPressed" })}
        onRetry={() => send({ type: "retryPressed" })}
      />
    </>
  );
}

/** All notifications as a page, for more than a sidebar holds. */
export const Screen = () => (
  <CabinetFrame route="cabinetNotifications">
    <LaterMessages>
      <Notifications />
    </LaterMessages>
  </CabinetFrame>
);
