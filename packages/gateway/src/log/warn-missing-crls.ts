import { unlistedAuthorities, type Trust } from "@shanyraq/signing/trust";
import type { Log } from "./log.ts";

/** Says at the start, by name, of which authorities no list of revocations is to be had: under them nobody can sign until there is one. */
export async function warnMissingCrls({ trust, revocation }: Trust, log: Log, now: () => number): Promise<void> {
  const unlisted = await unlistedAuthorities(await trust(), await revocation(), new Date(now()));
  for (const { authority, published } of unlisted)
    log({
      level: "warn",
      event: "revocationsUnknown",
      authority,
      remedy: published.length > 0 ? `CRL_URLS: ${published.join(", ")}` : "CRL_URLS: the address of its list, as its certificates name it",
    });
}
