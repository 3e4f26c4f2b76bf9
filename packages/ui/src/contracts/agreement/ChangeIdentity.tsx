import type { ChangeEvent, ChangeState } from "@shanyraq/flows";
import { IdentityForm } from "./IdentityForm.tsx";

interface ChangeIdentityProps {
  readonly state: Extract<ChangeState, { at: "verify" }>;
  readonly send: (event: ChangeEvent) => void;
}

/** Who it is, before a contract is changed. */
export const ChangeIdentity = ({ state: { overview, busy, problem, attemptsLeft }, send }: ChangeIdentityProps) => (
  <IdentityForm
    identity={overview.identity ?? "iin"}
    busy={busy}
    problem={problem}
    attemptsLeft={attemptsLeft}
    onSubmit={(code) => send({ type: "identitySubmitted", code })}
  />
);
