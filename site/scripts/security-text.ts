const DAYS = 364;
const DAY_MS = 86_400_000;

interface Facts {
  readonly contact: string;
  /** The address visitors see, where the build knows it. */
  readonly origin: string | undefined;
  readonly now: Date;
}

/** The text of /.well-known/security.txt. Source: RFC 9116; it must end within a year, so a site is built at least that often. */
export function securityText({ contact, origin, now }: Facts): string {
  const expires = new Date(now.getTime() + DAYS * DAY_MS).toISOString().replace(/\.\d{3}Z$/, "Z");
  const canonical = origin ? [`Canonical: ${origin}/.well-known/security.txt`] : [];
  return `${[`Contact: ${contact}`, `Expires: ${expires}`, "Preferred-Languages: kk, ru, en", ...canonical].join("\n")}\n`;
}
