import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";
import { caseCircles, keyOf, type CaseKey } from "./case-circles.ts";
import { seedOfHeirs } from "./case-heirs.ts";
import { circlesOf, overlaps, type Circle } from "./circle.ts";
import { noteAccess } from "./note-access.ts";
import type { Staff } from "./staff.ts";

/** Every account that is the employee's: that of their work, and those with its IIN, phone or e-mail. */
async function accountsOf(db: Kysely<Tables>, { id, iin, id_number, phone, email }: CustomerRow): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("customer")
    .select("id")
    .where(({ eb, or, fn, val }) =>
      or([
        eb("id", "=", id),
        ...(iin === null ? [] : [eb("iin", "=", iin)]),
        ...(id_number === null ? [] : [eb("id_number", "=", id_number)]),
        ...(phone === "" ? [] : [eb("phone", "=", phone)]),
        ...(email === "" ? [] : [eb(fn<string>("lower", ["email"]), "=", val(email.toLowerCase()))]),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** The employee, their household and their accounts; those that they gave in claims of their own are among them. */
async function ownCircle({ customer, db, now }: SignedIn): Promise<Circle> {
  const ids = await accountsOf(db, customer);
  const claims = await db
    .selectFrom("statement")
    .select(({ ref }) => ref("details", "->>").key("iban").as("iban"))
    .where("kind", "=", "claim")
    .where(({ eb, or }) => or([eb("customer_id", "in", ids), ...(customer.phone === "" ? [] : [eb("phone", "=", customer.phone)])]))
    .execute();
  const [circle] = await circlesOf(db, [{ ids, accounts: claims.map(({ iban }) => iban as string | null) }], today(now));
  if (!circle) throw new Error("one seed makes one circle");
  return circle;
}

/** Which of the cases concern whoever is signed in, by `keyOf`: themselves, their household, or an account that they are paid to. */
export async function ownCases(context: SignedIn, cases: readonly CaseKey[]): Promise<ReadonlySet<string>> {
  if (cases.length === 0) return new Set();
  const own = await ownCircle(context);
  const circles = await caseCircles(context.db, cases, today(context.now));
  return new Set([...circles].filter(([, circle]) => overlaps(own, circle)).map(([key]) => key));
}

/** Refuses, and notes the attempt in the log: also where the refusal undoes what the call has written. */
function refuseOwn(
  context: SignedIn,
  staff: Staff,
  about: Pick<Parameters<typeof noteAccess>[2], "customerId" | "subject" | "of">,
): Refusal {
  const { inAnyCase, services } = context;
  inAnyCase(() => noteAccess({ ...context, db: services.database.queries }, staff, { act: "ownRefused", ...about }));
  return refuse(403, "error.ownCase");
}

/**
 * No member of the staff reads, proposes, agrees to or decides a case that concerns themselves.
 * @returns the refusal, or undefined where the case is another's.
 */
export async function refuseOwnCase(
  context: SignedIn,
  staff: Staff,
  { kind, id, name, customerId }: CaseKey & { readonly name: string; readonly customerId: string | null },
): Promise<Refusal | undefined> {
  const own = await ownCases(context, [{ kind, id }]);
  return own.has(keyOf({ kind, id })) ? refuseOwn(context, staff, { customerId, subject: name, of: { kind, id } }) : undefined;
}

/** The same of heirs whom somebody is about to name: nobody proposes themselves, nor their household. */
export async function refuseOwnHeirs(
  context: SignedIn,
  staff: Staff,
  { kind, id, name, customerId }: CaseKey & { readonly name: string; readonly customerId: string | null },
  heirs: Parameters<typeof seedOfHeirs>[0],
): Promise<Refusal | undefined> {
  const [named] = await circlesOf(context.db, [seedOfHeirs(heirs)], today(context.now));
  return named && overlaps(await ownCircle(context), named)
    ? refuseOwn(context, staff, { customerId, subject: name, of: { kind, id } })
    : undefined;
}

/** The same of a customer at the desk: nobody serves themselves or their household. */
export async function refuseOwnCustomer(context: SignedIn, staff: Staff, customerId: string): Promise<Refusal | undefined> {
  const [served] = await circlesOf(context.db, [{ ids: [customerId] }], today(context.now));
  return served && overlaps(await ownCircle(context), served) ? refuseOwn(context, staff, { customerId }) : undefined;
}
