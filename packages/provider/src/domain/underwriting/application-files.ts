import { MAX_PAPERS, type PaperKind } from "@shanyraq/calls/vocabulary";
import type { Kysely } from "kysely";
import { digestOf } from "../../platform/codes/pkce.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { FileStore } from "../../platform/ports/file-store.ts";
import type { Context } from "../../platform/server/context.ts";
import { isUuid, uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { takeUpload } from "../../platform/uploads/take-upload.ts";

/** A paper of an application, as the people who may see it see it. */
export interface ApplicationFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sentAt: string;
}

const columns = ["id", "application_id", "name", "mime", "size", "sent_at"] as const;

/** The papers of several applications, each in the order they came. */
export async function filesOfEach(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<readonly (ApplicationFile & { readonly applicationId: string })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("application_file")
    .select(columns)
    .where("application_id", "in", ids)
    .where("going", "=", false)
    .orderBy("sent_at")
    .orderBy("id")
    .execute();
  return rows.map(({ application_id: applicationId, sent_at: sentAt, ...file }) => ({ ...file, applicationId, sentAt }));
}

/** The bytes of a paper, for the underwriter; undefined when it does not exist, or the store does not give it. */
export async function readApplicationFile(
  { queries }: Database,
  files: FileStore,
  id: string,
): Promise<(ApplicationFile & { readonly content: Uint8Array }) | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await queries.selectFrom("application_file").selectAll().where("id", "=", id).where("going", "=", false).executeTakeFirst();
  const read = row && (await files.get(row.file_key));
  if (!row || !read?.ok) return undefined;
  const { name, mime, size, sent_at: sentAt } = row;
  return { id, name, mime, size, sentAt, content: read.content };
}

/** Why papers were not added: the customer has no such application, it takes no more papers, one of them is gone, or there would be too many. */
export type PapersFault = "none" | "closed" | "gone" | "many";

export interface Papers {
  /** The application's id, or the number of its order. */
  readonly number: string;
  readonly customerId: string;
  readonly uploads: readonly string[];
  readonly verifier: string;
  readonly kind: PaperKind;
}

/** While it is looked at. */
const open = ["in_review", "question"] as const;

/**
 * Adds uploads to a customer's own application. What has been added to it before is added once.
 * @returns why nothing was added; run in a transaction that is undone then.
 */
export async function addPapers(
  { number, customerId, uploads, verifier, kind }: Papers,
  context: Pick<Context, "db" | "now" | "services">,
): Promise<PapersFault | undefined> {
  const { db, now, services } = context;
  const application = await db
    .selectFrom("application")
    .select(["id", "state"])
    .where("customer_id", "=", customerId)
    .where((where) =>
      isUuid(number)
        ? where("id", "=", number)
        : where("id", "in", where.selectFrom("purchase_order").select("application_id").where("number", "=", number)),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!application) return "none";
  const before = await db.selectFrom("application_file").select("upload_hash").where("application_id", "=", application.id).execute();
  const fresh = [...new Set(uploads)].filter((id) => !before.some(({ upload_hash }) => upload_hash === digestOf(id)));
  if (fresh.length === 0) return undefined;
  if (!open.some((state) => state === application.state)) return "closed";
  if (before.length + fresh.length > MAX_PAPERS) return "many";
  for (const one of fresh) {
    const taken = await takeUpload(one, verifier, context);
    if (!taken) return "gone";
    const { id_hash: upload_hash, digest: _, ...file } = taken;
    await db
      .insertInto("application_file")
      .values({ id: uuid(services.random), application_id: application.id, upload_hash, kind, ...file, sent_at: moment(now) })
      .execute();
  }
  return undefined;
}
