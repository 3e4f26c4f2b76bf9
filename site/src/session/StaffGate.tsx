import { brand } from "@shanyraq/brand";
import { href } from "@shanyraq/routes";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
import { useCatalogue } from "../locale/LocaleRoot.tsx";
import { menuOf } from "./places-of.ts";
import { useSession, type User } from "./session.tsx";

/** What the staff meets at a customer's page: why it does not open, where its own pages are, and the way to sign in as somebody else. */
export function StaffGate({ user }: { readonly user: User }) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const { logout } = useSession();
  return (
    <EmptyState
      level={1}
      title={formatMessage({ id: "shell.staff.title" })}
      action={
        <Cluster>
          {menuOf(user).map(([route, id]) => (
            <Button key={route} variant="secondary" href={href(route, locale)}>
              {formatMessage({ id })}
            </Button>
          ))}
          <Button variant="quiet" onClick={() => void logout()}>
            {formatMessage({ id: "kit.header.logout" })}
          </Button>
        </Cluster>
      }
    >
      {formatMessage({ id: "shell.staff.text" }, { phone: company.phone, email: brand.company.email })}
    </EmptyState>
  );
}
