import { takeAll } from "@shanyraq/limits";
import { digestOf, newNonce } from "../../codes/bound.ts";
import type { Handlers } from "../../server/context.ts";
import { moment } from "../../server/moment.ts";
import { refuse, refuseUntil } from "../../server/refusal.ts";
import { fileName } from "./file-name.ts";
import { judgeFile } from "./judge-file.ts";
import { removeOldUploads } from "./remove-old-uploads.ts";

/** How long a form may be written after its first file was sent. */
export const UPLOAD_MS = 60 * 60_000;
const MINUTE = 60;

/** Files that are sent ahead of their statement: each is judged, and kept for a while for whoever holds the value behind its challenge. */
export const uploadHandlers: Pick<Handlers, "upload"> = {
  upload: async ({ name, challenge }, { address, db, file = new Uint8Array(), guards, now, services }) => {
    const taken = await takeAll(guards.uploads(address));
    if (!taken.ok) {
      const minutes = Math.ceil(taken.retryAfterSeconds / MINUTE);
      return refuseUntil(taken.retryAfterSeconds, "error.askWait", { minutes });
    }
    const judged = await judgeFile(file);
    if (!judged.ok) return refuse(400, judged.fault);
    await removeOldUploads(db, now);
    const id = newNonce(services.random);
    const own = fileName(name, judged.ending);
    await db
      .insertInto("upload")
      .values({ id_hash: digestOf(id), challenge, name: own, mime: judged.mime, content: file, expires_at: moment(now + UPLOAD_MS) })
      .execute();
    return { status: "ok", success: true, id, name: own, size: file.byteLength };
  },
};
