const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** A cookie of this host alone, unseen by scripts and by other sites. */
export const ownCookie = (name: `__Host-${string}`, value: string, maxAge: number): string =>
  `${name}=${value}; Max-Age=${maxAge}; ${attributes}`;

/** The value of a cookie in a Cookie header; two of one name are as good as none. */
export function valueOf(header: string | null, name: string): string | undefined {
  const own = `${name}=`;
  if (!header?.includes(own)) return undefined;
  const found = header.split(/;\s*/).filter((pair) => pair.startsWith(own));
  return found.length === 1 ? found[0]?.slice(own.length) || undefined : undefined;
}
