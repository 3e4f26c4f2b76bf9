import { fileFailure, type FileStore } from "../ports/file-store.ts";
import type { LogEntry } from "../ports/log-entry.ts";
import { isSealed, openBytes, sealBytes, type Sealing } from "../sealing/sealed-bytes.ts";

interface Setting extends Sealing {
  readonly log: (entry: LogEntry) => void;
}

/**
 * A store that gets to see encrypted bytes alone, whichever it is: each file opens under its own key and with a key that is still given. A file that was
 * changed, moved to another key, or whose key is not given any more is refused, and the log names it by its key alone.
 *
 * A file that was kept before there were keys does not begin as an encrypted one does, and is read as it is: all that was ever taken is PDF, JPEG and PNG, none
 * of which begins with a zero.
 */
export const encryptedFiles = (store: FileStore, { keys, random, log }: Setting): FileStore => ({
  put: (key, content) => store.put(key, sealBytes(content, key, { keys, random })),
  get: async (key) => {
    const read = await store.get(key);
    if (!read.ok || !isSealed(read.content)) return read;
    const opened = openBytes(read.content, key, keys);
    if (opened.ok) return opened;
    log({ level: "error", event: "file-not-opened", row: key, reason: opened.fault });
    return fileFailure("storeRefuses");
  },
  remove: (key) => store.remove(key),
});
