import type { CallFailure } from "@shanyraq/client";
import type { Route } from "@shanyraq/routes";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useCatalogue } from "../locale/LocaleRoot.tsx";
import { GateCustomer } from "./gate-customer.ts";
import { isStaff } from "./places-of.ts";
import { useSession } from "./session.tsx";
import { useLoginGoal } from "./useLoginGoal.ts";
import { usePageOutage } from "../calls/usePageOutage.ts";

const StaffGate = dynamic(() => import("./StaffGate.tsx").then((module) => module.StaffGate), { ssr: false });

const nothing = () => {};

interface LoginGateProps {
  /** Whose page it is: a customer's, unless it is of every account. */
  readonly of?: Route["auth"];
  readonly children: ReactNode;
}

/**
 * A customer's page: a guest stays at its address, sees the login, and after it the page.
 * When a session expires the page is hidden, not removed: what was typed is there after the next login of the same customer. Staff of the insurer read that the
 * page is not theirs (S32); the back office would refuse all its calls.
 */
export function LoginGate({ of = "customer", children }: LoginGateProps) {
  const { session, login } = useSession();
  const { open } = login;
  const lost = session.at === "guest" ? session.lost : undefined;
  const before = useRef<typeof session.at>(undefined);
  const [customer, setCustomer] = useState<string>();
  const present = session.at === "signedIn" ? session.user.id : undefined;
  if (present !== undefined && present !== customer) setCustomer(present);
  useEffect(() => {
    // Who has just left asked for no login.
    if (session.at === "guest" && !lost && before.current !== "signedIn") open();
    before.current = session.at;
  }, [session.at, lost, open]);

  // The page itself is what they came for.
  useLoginGoal(nothing);

  const refused = of === "customer" && isStaff(session);
  const kept = present !== undefined || (session.at === "guest" && session.expired);
  return (
    <>
      {session.at === "unknown" && <Waiting />}
      {lost && <Lost failure={lost} />}
      {session.at === "guest" && !lost && <Gate onLogin={() => open()} />}
      {refused && session.at === "signedIn" && <StaffGate user={session.user} />}
      {kept && !refused && customer !== undefined && (
        <div key={customer} hidden={present === undefined}>
          <GateCustomer value={customer}>{children}</GateCustomer>
        </div>
      )}
    </>
  );
}

function Waiting() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{formatMessage({ id: "shell.loading" })}</VisuallyHidden>
      <Skeleton $height="24rem" />
    </div>
  );
}

/** Nobody is asked to sign in again where the service cannot say who they are, nor take what they would type. */
function Lost({ failure }: { readonly failure: CallFailure }) {
  const { formatMessage } = useIntl();
  const { company } = useCatalogue();
  const { refetch } = useSession();
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void refetch().finally(() => setRetrying(false));
  };
  usePageOutage(failure, retry, retrying);
  return <FailureState level={1} title={formatMessage({ id: "shell.failed" })} onRetry={retry} retrying={retrying} phone={company.phone} />;
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
