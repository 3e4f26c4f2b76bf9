import type { SharedStore } from "@shanyraq/limits";
import type { SessionKeys } from "./keys.ts";
import { randomId, requestToken, sameToken } from "./request-token.ts";
import { seal, unseal } from "./seal.ts";
import { endsAt, RENEW_AFTER_SECONDS, sealedIn, sessionCookie, type Session } from "./session.ts";

export interface OpenSession extends Session {
  readonly requestToken: string;
  /** Issued before the keys were rotated: a page that was open then continues with the one it holds. */
  readonly earlierTokens: readonly string[];
}

/** Whether a bearer token is one of this session's. */
export const isTokenOf = ({ requestToken: newest, earlierTokens }: OpenSession, bearer: string): boolean =>
  [newest, ...earlierTokens].some((token) => sameToken(bearer, token));

export interface Sessions {
  /** Seals a fresh session around a token of the provider; a planted cookie is never adopted. */
  readonly begin: (providerToken: string) => Promise<{ readonly cookie: string; readonly requestToken: string }>;
  readonly open: (cookieHeader: string | null) => Promise<OpenSession | undefined>;
  /** A cookie that moves the idle deadline on, where the last move is long enough ago. */
  readonly renew: (session: Session) => Promise<string | undefined>;
  readonly end: (session: Session) => Promise<void>;
  /** How long the session lasts when nobody uses it. */
  readonly secondsLeft: (session: Session) => number;
}

/** Opened cookies kept at most; the oldest goes first. */
const CACHED = 10_000;

/** What tells every process of a session that was signed out before its time. */
const endedKey = (id: string) => `session-ended:${id}`;

/**
 * Sessions sealed into cookies. Opening one costs a decryption the first time and a look-up later.
 * @param store where sessions that were signed out are marked, for as long as a cookie of theirs could open.
 */
export function createSessions(keys: SessionKeys, store: Pick<SharedStore, "mark" | "isMarked">, nowSeconds: () => number): Sessions {
  // By the sealed cookie itself: who holds this process's memory holds the keys, and a digest would cost ten times the look-up.
  const cache = new Map<string, OpenSession>();
  const opened = async (session: Session): Promise<OpenSession> => {
    const [newest = "", ...earlierTokens] = await Promise.all(keys.map(({ secret }) => requestToken(session.id, secret)));
    return { ...session, requestToken: newest, earlierTokens };
  };
  const cookieOf = async (session: Session) => sessionCookie(await seal(session, keys), endsAt(session) - nowSeconds());

  async function cached(sealed: string): Promise<OpenSession | undefined> {
    const known = cache.get(sealed);
    if (known) return endsAt(known) > nowSeconds() ? known : undefined;
    const session = await unseal(sealed, keys, nowSeconds());
    if (!session) return undefined;
    const open = await opened(session);
    const oldest = cache.keys().next();
    if (cache.size >= CACHED && !oldest.done) cache.delete(oldest.value);
    cache.set(sealed, open);
    return open;
  }

  return {
    begin: async (providerToken) => {
      const now = nowSeconds();
      const session: Session = { id: randomId(), providerToken, startedAt: now, seenAt: now };
      return { cookie: await cookieOf(session), requestToken: await requestToken(session.id, keys[0].secret) };
    },
    open: async (header) => {
      const sealed = sealedIn(header);
      const session = sealed && (await cached(sealed));
      return session && !(await store.isMarked(endedKey(session.id))) ? session : undefined;
    },
    renew: async (session) => {
      const now = nowSeconds();
      return now - session.seenAt < RENEW_AFTER_SECONDS ? undefined : cookieOf({ ...session, seenAt: now });
    },
    secondsLeft: (session) => Math.max(0, endsAt(session) - nowSeconds()),
    end: async (session) => {
      for (const [key, open] of cache) if (open.id === session.id) cache.delete(key);
      const now = nowSeconds();
      await store.mark(endedKey(session.id), endsAt({ ...session, seenAt: now }) - now);
    },
  };
}
