import { takeAll } from "@shanyraq/limits";
import { digestOf, newNonce } from "../codes/pkce.ts";
import type { Handlers } from "../server/context.ts";
import { uuid } from "../server/ids.ts";
import { moment } from "../server/moment.ts";
import { refuse, refuseUntil } from "../server/refusal.ts";
import { refuseInspection } from "../server/refuse-inspection.ts";
import { fileInspection } from "./file-inspection.ts";
import { fileName } from "./file-name.ts";

/** How long a form may be written after its first file was sent. */
export const UPLOAD_MS = 60 * 60_000;
const MINUTE = 60;

/** Files that are sent ahead of what they belong to: each is inspected, and kept for a while for the holder of the value behind its challenge. */
export const uploadHandlers: Pick<Handlers, "upload"> = {
  upload: async ({ name, challenge }, { address, db, file = new Uint8Array(), guards, now, requestId, services }) => {
    const taken = await takeAll(guards.uploads(address));
    if (!taken.ok) {
      const minutes = Math.ceil(taken.retryAfterSeconds / MINUTE);
      return refuseUntil(taken.retryAfterSeconds, "error.askWait", { minutes });
    }
    const inspected = await services.inspect(fileInspection, file);
    if (!inspected.ok) return refuseInspection(inspected.code, "error.fileSlow");
    const valid = inspected.value;
    if (!valid.ok) return refuse(400, valid.problem);
    const scanned = await services.scanner?.scan(file);
    if (scanned?.ok === false) {
      services.log({ level: "error", event: "file-not-scanned", requestId, reason: scanned.code });
      return refuse(503, "error.scannerSilent");
    }
    if (scanned?.found !== undefined) {
      services.log({ level: "warn", event: "virus-found", requestId });
      return refuse(400, "error.fileInfected");
    }
    const id = newNonce(services.random);
    const own = fileName(name, valid.ending);
    const file_key = uuid(services.random);
    const size = file.byteLength;
    // By the threads of the platform, so that a large file holds nobody up.
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(file))).toString("hex");
    // Known before its bytes lie anywhere, so that what is cut short in between is removed in its time.
    await db
      .insertInto("upload")
      .values({
        id_hash: digestOf(id),
        challenge,
        name: own,
        mime: valid.mime,
        file_key,
        size,
        digest,
        expires_at: moment(now + UPLOAD_MS),
      })
      .execute();
    const kept = await services.files.put(file_key, file);
    if (!kept.ok) {
      services.log({ level: "error", event: "file-not-kept", requestId, reason: kept.code });
      return refuse(503, "error.fileNotKept");
    }
    return { status: "ok", success: true, id, name: own, size };
  },
};
