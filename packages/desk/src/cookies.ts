/** Names of what a browser keeps for the desk; scripts and other sites see none of it. */
export const SESSION_COOKIE = "__Host-desk";
/** Before there is a session: what the form of the sign-in is bound to. */
export const VISITOR_COOKIE = "__Host-desk-visitor";
export const LANGUAGE_COOKIE = "__Host-desk-lang";
export const PREVIEW_COOKIE = "__Host-desk-preview";

const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** A cookie of this host alone. @param seconds how long it is kept; 0 takes it away. */
export const cookie = (name: string, value: string, seconds: number): string => `${name}=${value}; Max-Age=${seconds}; ${attributes}`;

/** The value of a cookie in a Cookie header; two of one name are as good as none. */
export function cookieIn(header: string | null, name: string): string | undefined {
  const found = (header ?? "").split(/;\s*/).filter((pair) => pair.startsWith(`${name}=`));
  return found.length === 1 ? found[0]?.slice(name.length + 1) || undefined : undefined;
}
