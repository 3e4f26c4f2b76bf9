import { localWebStorage } from "../browser/web-storage.ts";

/** The session's request token, in memory alone: a reload asks the edge for it again. */
let token: string | undefined;

export const requestToken = {
  read: (): string | undefined => token,
  keep: (next: string | undefined): void => {
    token = next;
  },
};

/**
 * Whether this browser is signed in, as far as a page can tell: the cookie itself cannot be read.
 * It saves anonymous visitors a call, and tells other tabs of a sign-in or sign-out.
 */
const HINT = "shanyraq:signed-in:v1";
/** Where the browser keeps nothing for a site: what this page knows of itself, until it is loaded again. */
let signedInHere = false;
export const signedInHint = {
  read: (): boolean => signedInHere || localWebStorage.read(HINT) === "true",
  write: (signedIn: boolean): void => {
    const kept = localWebStorage.keep(HINT, signedIn ? "true" : undefined);
    signedInHere = signedIn && !kept;
  },
  onChange: (changed: () => void): (() => void) => {
    const listen = (event: StorageEvent) => {
      if (event.key === HINT) changed();
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  },
};
