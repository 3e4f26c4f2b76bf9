import { ownCookie, valueOf } from "./cookie.ts";

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

export const sessionCookie = (sealed: string, maxAge: number): string => ownCookie(SESSION_COOKIE, sealed, maxAge);
export const expiredCookie = sessionCookie("", 0);

/** The sealed session of a Cookie header; two cookies of that name are as good as none. */
export const sealedIn = (header: string | null): string | undefined => valueOf(header, SESSION_COOKIE);
