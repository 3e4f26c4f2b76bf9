import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";
import { contractActs, type ContractAct, type ActRule } from "./contract-acts.ts";
import type { OpenItem, OpenItemKind } from "./open-item.ts";
import { openItemsOf } from "./open-items-of.ts";

type RulesOf<A extends ContractAct> = (typeof contractActs)[A][OpenItemKind];
/** Why an act is not done now: in words or, for a job, that it waits. */
export type Blocker<A extends ContractAct> = Extract<RulesOf<A>, { readonly is: "refused" | "held" }> & { readonly item: OpenItem };

const isBlocking = ({ is }: ActRule): boolean => is === "refused" || is === "held";

/**
 * The first open item that blocks an act on a contract; undefined when the act may be done.
 * @param except the act's own item, if it made one itself.
 * @param db the act's own transaction, under the contract's lock, when the act is done.
 */
export async function blockerOf<A extends ContractAct>(
  db: Kysely<Tables>,
  act: A,
  contractId: string,
  now: number,
  except?: string,
): Promise<Blocker<A> | undefined> {
  const rules: Readonly<Record<OpenItemKind, ActRule>> = contractActs[act];
  if (!Object.values(rules).some(isBlocking)) return undefined;
  const item = (await openItemsOf(db, contractId, now)).find(({ kind, id }) => isBlocking(rules[kind]) && id !== except);
  // The rule of this act and kind, which the table pairs and the checker cannot follow through a variable.
  return item && ({ ...rules[item.kind], item } as Blocker<A>);
}

/** How an item is closed by an act whose table says so. */
const closers: Partial<Record<OpenItemKind, (db: Kysely<Tables>, id: string, now: number) => Promise<unknown>>> = {
  consent: (db, id, now) =>
    db
      .updateTable("autopay")
      .set({ off_at: moment(now), off_reason: "ended" })
      .where("id", "=", id)
      .where("off_at", "is", null)
      .execute(),
};

/** Closes what an act closes, in the act's own transaction. */
export async function closeItems(db: Kysely<Tables>, act: ContractAct, contractId: string, now: number): Promise<void> {
  const rules: Readonly<Record<OpenItemKind, ActRule>> = contractActs[act];
  for (const { kind, id } of await openItemsOf(db, contractId, now)) if (rules[kind].is === "closed") await closers[kind]?.(db, id, now);
}
