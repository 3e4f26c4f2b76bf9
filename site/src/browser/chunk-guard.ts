import { RELOAD_GUARD_MS } from "../constants.ts";

const KEY = "shanyraq:chunk-reload:v1";

/** Whether an error says that a part of the page's code could not be fetched. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "ChunkLoadError" ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module/i.test(error.message) ||
    "assetLoadError" in error);

/**
 * A failed chunk usually means that a newer build was published: one reload heals it.
 * The guard survives the reload, so that a page that keeps failing is reloaded at most once a minute.
 * @returns whether the page is being reloaded; if not, the caller tells the visitor.
 */
export function reloadOnce(now: number, storage: Pick<Storage, "getItem" | "setItem">, reload: () => void): boolean {
  const sinceReload = now - Number(storage.getItem(KEY) ?? 0);
  // A stamp ahead of the clock was written before the clock was set back, and guards nothing.
  if (sinceReload >= 0 && sinceReload < RELOAD_GUARD_MS) return false;
  storage.setItem(KEY, String(now));
  reload();
  return true;
}
