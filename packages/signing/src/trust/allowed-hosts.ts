/**
 * Hosts that may be asked, as an operator writes them: names, with a port if it is not the usual one, separated by commas.
 * @returns undefined when one of them is an address, a pattern or not a host at all.
 */
export function readHosts(text: string): readonly string[] | undefined {
  const hosts = text
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  return hosts.every((host) => NAME.test(host) && hostOf(`http://${host}/`) === host) ? hosts : undefined;
}

const NAME = /^[a-z0-9.-]+(?::\d+)?$/;

/** The host of an address that could be fetched at all: of the web, without a name and password in it. */
export function hostOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return undefined;
  return url.username === "" && url.password === "" ? url.host : undefined;
}

/**
 * The addresses of a certificate that may be fetched. Certificates are written by others, and the addresses in them would be fetched from within our network:
 * only hosts that the operator has named are allowed, and only on the named port.
 */
export const allowedAmong = (addresses: readonly string[], hosts: readonly string[]): readonly string[] =>
  addresses.filter((address) => hosts.includes(hostOf(address) ?? ""));
