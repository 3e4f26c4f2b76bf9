import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useSession } from "./session.tsx";

/**
 * A customer's page: a guest stays at its address, meets the login, and after it sees the page.
 * When a session ends by itself the page is hidden, not thrown away: what was typed is there after the next login of the same customer.
 */
export function LoginGate({ children }: { readonly children: ReactNode }) {
  const { session, login } = useSession();
  const { open } = login;
  const before = useRef<typeof session.at>(undefined);
  const [customer, setCustomer] = useState<string>();
  const present = session.at === "signedIn" ? session.user.id : undefined;
  if (present !== undefined && present !== customer) setCustomer(present);
  useEffect(() => {
    // Who has just left asked for no login.
    if (session.at === "guest" && before.current !== "signedIn") open();
    before.current = session.at;
  }, [session.at, open]);

  const kept = present !== undefined || (session.at === "guest" && session.expired);
  return (
    <>
      {session.at === "unknown" && <Waiting />}
      {session.at === "guest" && <Gate onLogin={() => open()} />}
      {kept && customer !== undefined && (
        <div key={customer} hidden={present === undefined}>
          {children}
        </div>
      )}
    </>
  );
}

function Waiting() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">{formatMessage({ id: "shell.loading" })}</VisuallyHidden>
      <Skeleton $height="24rem" />
    </div>
  );
}

function Gate({ onLogin }: { readonly onLogin: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      level={1}
      title={formatMessage({ id: "shell.gate.title" })}
      action={
        <Button icon={<Icon name="user" />} onClick={onLogin}>
          {formatMessage({ id: "shell.gate.action" })}
        </Button>
      }
    >
      {formatMessage({ id: "shell.gate.text" })}
    </EmptyState>
  );
}
