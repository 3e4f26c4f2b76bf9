import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { isFailed } from "../../domain/ledger/fold.ts";
import { contractsOfEach, type OwnedContract } from "../../domain/ledger/read.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { nameWords } from "../../platform/server/name-words.ts";

interface Person {
  readonly name: string;
  readonly birthDate: string | null;
}

/**
 * Everything by which a person and their household are known: accounts, phones, e-mails, numbers (IIN, identity document), payout accounts,
 * and the people whom their contracts name.
 */
export interface Circle {
  readonly ids: ReadonlySet<string>;
  readonly phones: ReadonlySet<string>;
  readonly emails: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly accounts: ReadonlySet<string>;
  readonly people: readonly Person[];
}

/** What is known before the accounts and contracts are looked up. */
export interface CircleSeed {
  readonly ids?: readonly (string | null | undefined)[];
  readonly phones?: readonly (string | null | undefined)[];
  readonly emails?: readonly (string | null | undefined)[];
  readonly numbers?: readonly (string | null | undefined)[];
  readonly accounts?: readonly (string | null | undefined)[];
  readonly people?: readonly { readonly name: string | null | undefined; readonly birthDate: string | null | undefined }[];
}

const filled = (values: readonly (string | null | undefined)[] = []): readonly string[] =>
  values.flatMap((value) => (value?.trim() ? [value.trim()] : []));
const email = (value: string) => value.toLowerCase();
const account = (value: string) => value.replaceAll(/\s/g, "").toUpperCase();

/** Whom a contract names beside its owner. A legal entity insures its workers, who are of no household. */
function peopleOf({ view: { insured, subjects, beneficiaries } }: OwnedContract): readonly Person[] {
  if (subjects?.bin !== undefined) return [];
  const children = [subjects?.insured, subjects?.child].filter((child) => child !== undefined);
  return [...(subjects?.insured ? [] : [{ name: insured, birthDate: null }]), ...children, ...beneficiaries];
}
const numbersOf = ({ view: { subjects } }: OwnedContract) => [subjects?.insured?.iin, subjects?.child?.iin];

/** The accounts that money of contracts went to, or is to go to. */
async function payoutAccounts(db: Kysely<Tables>, contractIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (contractIds.length === 0) return new Map();
  const paid = await db.selectFrom("payout").select(["contract_id", "iban"]).where("contract_id", "in", contractIds).execute();
  const requested = await db
    .selectFrom("contract_change")
    .select(["contract_id", "change"])
    .where("contract_id", "in", contractIds)
    .execute();
  const standing = requested.flatMap(({ contract_id, change }) =>
    "account" in change && change.account ? [{ contract_id, iban: change.account.iban }] : [],
  );
  return new Map(
    [...Map.groupBy([...paid, ...standing], (one) => one.contract_id)].map(([id, rows]) => [id, rows.map(({ iban }) => iban)]),
  );
}

/** Completes each seed by the accounts of its customers and by their contracts on a day. */
export async function circlesOf(db: Kysely<Tables>, seeds: readonly CircleSeed[], day: string): Promise<readonly Circle[]> {
  const ids = [...new Set(seeds.flatMap((seed) => filled(seed.ids)))];
  const customers = ids.length === 0 ? [] : await db.selectFrom("customer").selectAll().where("id", "in", ids).execute();
  const contracts = (await contractsOfEach(db, ids, day)).filter(({ view }) => !isFailed(view.status));
  const accounts = await payoutAccounts(
    db,
    contracts.map(({ id }) => id),
  );
  return seeds.map((seed) => {
    const own = new Set(filled(seed.ids));
    const accountsHeld = customers.filter(({ id }) => own.has(id));
    const held = contracts.filter(({ customerId }) => own.has(customerId));
    const typed = (seed.people ?? []).flatMap(({ name, birthDate }) => (name?.trim() ? [{ name, birthDate: birthDate || null }] : []));
    return {
      ids: own,
      phones: new Set(filled([...(seed.phones ?? []), ...accountsHeld.map(({ phone }) => phone)])),
      emails: new Set(filled([...(seed.emails ?? []), ...accountsHeld.map((one) => one.email)]).map(email)),
      numbers: new Set(
        filled([...(seed.numbers ?? []), ...accountsHeld.flatMap(({ iin, id_number }) => [iin, id_number]), ...held.flatMap(numbersOf)]),
      ),
      accounts: new Set(
        filled([...(seed.accounts ?? []), ...held.flatMap(({ id, view }) => [...(accounts.get(id) ?? []), view.subjects?.account])]).map(
          account,
        ),
      ),
      people: [...typed, ...accountsHeld.map((one) => ({ name: fullName(one), birthDate: one.birth_date })), ...held.flatMap(peopleOf)],
    };
  });
}

/**
 * Whether two are one person: the surname and the name in any order, a patronymic left out or not, and the same birth date where both are
 * known (as `cabinet/household.ts` tells namesakes apart).
 */
function isSamePerson(one: Person, other: Person): boolean {
  if (one.birthDate !== null && other.birthDate !== null && one.birthDate !== other.birthDate) return false;
  const [fewer, more] = [nameWords(one.name), nameWords(other.name)].toSorted((a, b) => a.size - b.size);
  return fewer !== undefined && more !== undefined && fewer.size >= 2 && [...fewer].every((word) => more.has(word));
}

/** Whether two circles have anybody or anything in common. */
export const overlaps = (one: Circle, other: Circle): boolean =>
  (["ids", "phones", "emails", "numbers", "accounts"] as const).some((mark) => [...one[mark]].some((value) => other[mark].has(value))) ||
  one.people.some((person) => other.people.some((another) => isSamePerson(person, another)));
