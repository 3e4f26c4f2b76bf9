import type { Kysely } from "kysely";
import { takeProof } from "../../platform/codes/flow-proof.ts";
import type { Registration } from "../../platform/database/records/registration.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { InFlow } from "../../platform/server/context.ts";
import { securityEvent } from "../../platform/server/security-event.ts";
import type { PersonFacts } from "./registration/citizens-base.ts";
import { createAccount, type GivenConsent } from "./registration/create-account.ts";
import { enter, type Entrance } from "./enter.ts";
import { whoOf } from "./registration/registration-of.ts";

interface Opening {
  readonly registration: Registration;
  readonly facts: PersonFacts;
  readonly consent: GivenConsent;
}

/** Makes the account of a registration and signs its owner in; undefined when the number or the phone has one already. Run it in a transaction. */
export async function openAccount(
  context: InFlow,
  db: Kysely<Tables>,
  { registration, facts, consent }: Opening,
): Promise<Entrance | undefined> {
  const id = await createAccount(db, registration, consent, facts, context);
  if (id === undefined) return undefined;
  // What a signature has shown is spent with the account it opened.
  await takeProof(db, "identity", [whoOf(registration).value], context);
  context.afterCommit(async () => {
    securityEvent(context, "registered", { account: whoOf(registration).value });
    return {};
  });
  return enter({ ...context, db }, id);
}
