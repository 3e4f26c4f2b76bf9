/** What the sealed cookie holds. The provider's token never leaves the edge in clear. */
export interface Session {
  /** Random id of this session; what logout denies. */
  readonly id: string;
  readonly providerToken: string;
  /** Seconds since the epoch: when the session began, and when it was last used by a person. */
  readonly startedAt: number;
  readonly seenAt: number;
}

export const SESSION_COOKIE = "__Host-sid";
/** Idle and absolute life (docs/decisions/002-session.md). The minute-by-minute user refetch does not count as use. */
export const IDLE_SECONDS = 30 * 60;
export const ABSOLUTE_SECONDS = 12 * 60 * 60;
/** A used session is sealed afresh at most this often. */
export const RENEW_AFTER_SECONDS = 60;

export const endsAt = ({ startedAt, seenAt }: Session): number => Math.min(seenAt + IDLE_SECONDS, startedAt + ABSOLUTE_SECONDS);

const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";
export const sessionCookie = (sealed: string, maxAge: number): string => `${SESSION_COOKIE}=${sealed}; Max-Age=${maxAge}; ${attributes}`;
export const expiredCookie = `${SESSION_COOKIE}=; Max-Age=0; ${attributes}`;

const OWN = `${SESSION_COOKIE}=`;

/** The sealed session of a Cookie header; two cookies of that name are as good as none. */
export function sealedIn(header: string | null): string | undefined {
  if (!header?.includes(OWN)) return undefined;
  const found = header.split(/;\s*/).filter((pair) => pair.startsWith(OWN));
  return found.length === 1 ? found[0]?.slice(OWN.length) || undefined : undefined;
}
