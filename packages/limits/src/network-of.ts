const GROUPS = 8;
const OWN_GROUPS = 4;

/** Writes the groups out that `::` stands for. */
function groupsOf(address: string): readonly string[] {
  const [before = "", after] = address.split("::");
  const left = before === "" ? [] : before.split(":");
  const right = after === undefined || after === "" ? [] : after.split(":");
  return [...left, ...Array.from<string>({ length: Math.max(0, GROUPS - left.length - right.length) }).fill("0"), ...right];
}

/**
 * What limits by address count: an IPv4 address as it is, of an IPv6 address the first 64 bits. One subscriber has all the addresses
 * behind those, so counting single ones would count nobody.
 */
export function networkOf(address: string): string {
  const bare = (address.split("%")[0] ?? "").toLowerCase();
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  if (!bare.includes(":")) return bare;
  return `${groupsOf(bare)
    .slice(0, OWN_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
