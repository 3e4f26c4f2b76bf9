import { MAX_PAPERS, type PensionPaper } from "@shanyraq/calls/vocabulary";
import type { Kysely, Selectable } from "kysely";
import { digestOf } from "../../platform/codes/pkce.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { takeUpload } from "../../platform/uploads/take-upload.ts";
import { holdCase } from "./cases.ts";
import { isOpen } from "./fold.ts";

export type PensionFile = Pick<Selectable<Tables["pension_file"]>, "id" | "kind" | "name" | "size">;

/** What its customer sent, in its order. */
export const filesOfCase = (db: Kysely<Tables>, caseId: string): Promise<PensionFile[]> =>
  db
    .selectFrom("pension_file")
    .select(["id", "kind", "name", "size"])
    .where("case_id", "=", caseId)
    .orderBy("sent_at")
    .orderBy("id")
    .execute();

/** Why papers were not added: the customer has no such case, it takes no more papers, one of them is gone, or there would be too many. */
export type FilesFault = "none" | "closed" | "gone" | "many";

interface Sent {
  readonly requestID: string;
  readonly files: readonly string[];
  readonly verifier: string;
  readonly kind: PensionPaper;
}

/** Adds uploads to one's own case, each once. @returns why nothing was added; run in a transaction that is undone then. */
export async function addFiles({ requestID, files, verifier, kind }: Sent, context: SignedIn): Promise<FilesFault | undefined> {
  const { customer, db, now, services } = context;
  const held = await holdCase(db, requestID, customer.id);
  if (!held) return "none";
  const before = await db.selectFrom("pension_file").select("upload_hash").where("case_id", "=", held.row.id).execute();
  const fresh = [...new Set(files)].filter((id) => !before.some(({ upload_hash }) => upload_hash === digestOf(id)));
  if (fresh.length === 0) return undefined;
  if (!isOpen(held.state)) return "closed";
  if (before.length + fresh.length > MAX_PAPERS) return "many";
  for (const one of fresh) {
    const taken = await takeUpload(one, verifier, context);
    if (!taken) return "gone";
    const { id_hash: upload_hash, digest: _, ...file } = taken;
    await db
      .insertInto("pension_file")
      .values({ id: uuid(services.random), case_id: held.row.id, upload_hash, kind, ...file, sent_at: moment(now) })
      .execute();
  }
  return undefined;
}
