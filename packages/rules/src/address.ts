/** Where an address of a page or a menu leads: within the site, to a telephone or a letter, or to another host. */
export type AddressKind = "own" | "contact" | "elsewhere";

// Browsers drop tabs and line ends inside an address and read a backslash as a slash.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNREADABLE = /[\u0000-\u0020\\\u007f]/;

/** The kind of an address that may stand in a link; undefined for scripts, data, other schemes and disguised hosts. */
export function addressKind(address: string): AddressKind | undefined {
  if (UNREADABLE.test(address)) return undefined;
  if (/^(?:\/(?!\/)|[#?])/.test(address)) return "own";
  if (/^(?:mailto|tel):/i.test(address)) return "contact";
  return /^https:\/\/[^/]/i.test(address) ? "elsewhere" : undefined;
}

/** Whether an address leads within the site, to a telephone or a letter, or to one of the named hosts. */
export function isAllowedAddress(address: string, hosts: ReadonlySet<string>): boolean {
  const kind = addressKind(address);
  return kind === "elsewhere" ? URL.canParse(address) && hosts.has(new URL(address).host) : kind !== undefined;
}
