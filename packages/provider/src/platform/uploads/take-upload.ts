import { digestOf } from "../codes/pkce.ts";
import type { Context } from "../server/context.ts";
import { moment } from "../server/moment.ts";

/** A file that was sent ahead, as it moves to what it belongs to; its bytes stay where they are. */
export interface TakenUpload {
  readonly id_hash: string;
  readonly name: string;
  readonly mime: string;
  readonly file_key: string;
  readonly size: number;
  /** SHA-256 of its bytes; null of what was sent before it was kept. */
  readonly digest: string | null;
}

/**
 * Takes an upload, once and only for the holder of the value behind its challenge. The caller keeps its key in the same transaction.
 * @returns undefined when it does not exist, is another's, or has expired.
 */
export const takeUpload = (id: string, verifier: string, { db, now }: Pick<Context, "db" | "now">): Promise<TakenUpload | undefined> =>
  db
    .deleteFrom("upload")
    .where("id_hash", "=", digestOf(id))
    .where("challenge", "=", digestOf(verifier))
    .where("expires_at", ">", moment(now))
    .where("going", "=", false)
    .returning(["id_hash", "name", "mime", "file_key", "size", "digest"])
    .executeTakeFirst();
