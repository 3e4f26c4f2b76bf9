import type { Kysely } from "kysely";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import { upgradeTerms } from "../../platform/database/records/upgrade-terms.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { ALL_RECORDED, fold, type ContractView } from "./fold.ts";

export interface HeldContract {
  readonly id: string;
  readonly number: string;
  readonly product: string;
  /** The number of the product's text under which it was concluded; null when it kept none. */
  readonly productText: number | null;
  readonly view: ContractView;
}

/** The ledger contains what `appendEvents` wrote, and nobody can change it; terms of former forms are read as today's. */
function kept(event: ContractEvent): ContractEvent {
  if (event.kind === "issued") return { ...event, data: { ...event.data, terms: upgradeTerms(event.data.terms) } };
  if (event.kind !== "changed" || event.data.change.kind === "beneficiaries") return event;
  const { change } = event.data;
  return { ...event, data: { ...event.data, change: { ...change, terms: upgradeTerms(change.terms) } } };
}

/** All that happened to a contract, in order. */
export async function eventsOf(db: Kysely<Tables>, contractId: string): Promise<readonly ContractEvent[]> {
  const rows = await db
    .selectFrom("contract_event")
    .select(["kind", "at", "data"])
    .where("contract_id", "=", contractId)
    .orderBy("seq")
    .execute();
  return (rows as ContractEvent[]).map(kept);
}

/** The same of several contracts, by contract. */
export async function eventsOfEach(
  db: Kysely<Tables>,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ContractEvent[]>> {
  if (contractIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("contract_event")
    .select(["contract_id", "kind", "at", "data"])
    .where("contract_id", "in", contractIds)
    .orderBy("contract_id")
    .orderBy("seq")
    .execute();
  const events = Map.groupBy(rows, (row) => row.contract_id);
  return new Map([...events].map(([id, own]) => [id, (own as ContractEvent[]).map(kept)]));
}

/** How a contract is read on a day. */
export type ReadAs =
  /** With what had happened by that day. */
  | "then"
  /** With everything in the ledger: money that was paid on that day counts, although it was reported later. */
  | "recorded"
  /** With everything but later changes: the policy document shows what was agreed, and the receipts beside it are of every payment. */
  | "issued";

/** The contracts of one customer, newest first; with `id` only that one, and none when it is another's. */
export async function contractsOf(
  db: Kysely<Tables>,
  customerId: string,
  day: string,
  id?: string,
  as: ReadAs = "then",
): Promise<HeldContract[]> {
  return (await ledgersOf(db, customerId, id)).flatMap(({ events, ...contract }) => {
    const counted = as === "issued" ? events.filter(({ kind }) => kind !== "changed") : events;
    const view = fold(counted, day, as === "then" ? day : ALL_RECORDED);
    return view ? [{ ...contract, view }] : [];
  });
}

type Ledger = Omit<HeldContract, "view"> & { readonly events: readonly ContractEvent[] };

/** The events of each contract of a customer, newest contract first: for callers that view them on more than one day. */
export async function ledgersOf(db: Kysely<Tables>, customerId: string, id?: string): Promise<readonly Ledger[]> {
  if (id !== undefined && !isUuid(id)) return [];
  return readLedgers(db, [customerId], id);
}

async function readLedgers(
  db: Kysely<Tables>,
  customerIds: readonly string[],
  id?: string,
): Promise<readonly (Ledger & { readonly customerId: string })[]> {
  if (customerIds.length === 0) return [];
  const contracts = await db
    .selectFrom("contract")
    .select(["id", "number", "product", "product_text", "customer_id"])
    .where("customer_id", "in", customerIds)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .execute();
  if (contracts.length === 0) return [];
  const events = await eventsOfEach(
    db,
    contracts.map((contract) => contract.id),
  );
  return contracts.map(({ customer_id, product_text, ...contract }) => ({
    ...contract,
    customerId: customer_id,
    productText: product_text,
    events: events.get(contract.id) ?? [],
  }));
}

export interface OwnedContract extends HeldContract {
  readonly customerId: string;
}

/** The contracts of several customers in two statements, whatever their number: for jobs that go through all of them. */
export async function contractsOfEach(db: Kysely<Tables>, customerIds: readonly string[], day: string): Promise<readonly OwnedContract[]> {
  return (await readLedgers(db, customerIds)).flatMap(({ events, ...contract }) => {
    const view = fold(events, day, day);
    return view ? [{ ...contract, view }] : [];
  });
}

/** A contract of any owner: for paying it, and never for showing it. */
export async function contractById(db: Kysely<Tables>, id: string, day: string, as: ReadAs = "then"): Promise<OwnedContract | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.selectFrom("contract").select("customer_id").where("id", "=", id).executeTakeFirst();
  const [held] = row ? await contractsOf(db, row.customer_id, day, id, as) : [];
  return row && held && { ...held, customerId: row.customer_id };
}
