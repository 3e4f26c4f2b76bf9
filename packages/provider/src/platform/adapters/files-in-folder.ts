import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { fileFailure, isFileKey, type FileStore } from "../ports/file-store.ts";

/** A file has another name until it is written whole. */
const PART = ".part";

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Files in a folder, spread over 256 folders by the first characters of their keys; each is on the disk before it counts as kept. */
export function filesInFolder(folder: string): FileStore {
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key);
  return {
    put: async (key, content) => {
      if (!isFileKey(key)) return fileFailure("storeRefuses");
      const place = placeOf(key);
      try {
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        const file = await open(place + PART, "w", 0o600);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(place + PART, place);
        return { ok: true };
      } catch {
        await rm(place + PART, { force: true }).catch(() => {});
        return fileFailure("storeSilent");
      }
    },
    get: async (key) => {
      if (!isFileKey(key)) return fileFailure("fileMissing");
      try {
        return { ok: true, content: await readFile(placeOf(key)) };
      } catch (error) {
        return fileFailure(isMissing(error) ? "fileMissing" : "storeSilent");
      }
    },
    remove: async (key) => {
      if (!isFileKey(key)) return { ok: true };
      try {
        await rm(placeOf(key), { force: true });
        return { ok: true };
      } catch {
        return fileFailure("storeSilent");
      }
    },
  };
}
