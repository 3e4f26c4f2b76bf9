import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { KeptKind } from "./retention-table.ts";

/** A claim, a report or an application whose papers are kept for a term. */
export interface PaperSubject {
  readonly table: "statement" | "application";
  readonly id: string;
  /** What is kept of it. */
  readonly kinds: readonly [KeptKind, ...KeptKind[]];
}

/** A subject with all that it hangs together with: a report with its claims and their contracts, an application with its contract and the claims on it. */
export interface PaperMatter extends Pick<PaperSubject, "table" | "id"> {
  readonly statementIds: readonly string[];
  readonly contractIds: readonly string[];
  readonly customerIds: readonly string[];
  readonly phones: readonly string[];
}

const present = <T>(values: readonly (T | null | undefined)[]): readonly T[] => [
  ...new Set(values.filter((value): value is T => value !== null && value !== undefined && value !== "")),
];

async function ofStatement(db: Kysely<Tables>, id: string): Promise<PaperMatter | undefined> {
  const own = await db.selectFrom("statement").select("event_id").where("id", "=", id).executeTakeFirst();
  if (!own) return undefined;
  const reportId = own.event_id ?? id;
  const all = await db
    .selectFrom("statement")
    .select(["id", "contract_id", "customer_id", "phone"])
    .where(({ or, eb }) => or([eb("id", "=", reportId), eb("event_id", "=", reportId)]))
    .execute();
  return {
    table: "statement",
    id,
    statementIds: all.map((one) => one.id),
    contractIds: present(all.map((one) => one.contract_id)),
    customerIds: present(all.map((one) => one.customer_id)),
    phones: present(all.map((one) => one.phone)),
  };
}

async function ofApplication(db: Kysely<Tables>, id: string): Promise<PaperMatter | undefined> {
  const own = await db
    .selectFrom("application")
    .leftJoin("purchase_order", "purchase_order.application_id", "application.id")
    .leftJoin("contract", "contract.order_id", "purchase_order.id")
    .select(["application.customer_id", "contract.id as contract_id"])
    .where("application.id", "=", id)
    .executeTakeFirst();
  if (!own) return undefined;
  const claims =
    own.contract_id === null
      ? []
      : await db
          .selectFrom("statement")
          .select("id")
          .where("contract_id", "=", own.contract_id)
          .where("kind", "in", ["claim", "insuredEvent"])
          .execute();
  return {
    table: "application",
    id,
    statementIds: claims.map((one) => one.id),
    contractIds: present([own.contract_id]),
    customerIds: [own.customer_id],
    phones: [],
  };
}

/** What the term of a subject's papers depends on; undefined where it does not exist. */
export const matterOf = (db: Kysely<Tables>, { table, id }: Pick<PaperSubject, "table" | "id">): Promise<PaperMatter | undefined> =>
  table === "statement" ? ofStatement(db, id) : ofApplication(db, id);
