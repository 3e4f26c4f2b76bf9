import { calls } from "@shanyraq/calls";
import { breaker, fetchThrough } from "@shanyraq/edge";
import { configuredTrust } from "@shanyraq/signing/trust";
import { pooledUpstream } from "../serving/upstream.ts";
import type { BackOffice, BootContext } from "./back-office.ts";

/** What the back office has to answer whether it is there. */
const CHECK_MS = 1_000;

/** A back office that runs elsewhere: its calls travel, and nothing of the reference one is started. */
export async function upstreamBackOffice({ configuration, openStore }: BootContext, providerUrl: string): Promise<BackOffice> {
  const upstream = pooledUpstream(providerUrl);
  const transport = breaker(upstream.transport, Date.now);
  const { store } = await openStore();
  const check = {
    method: "GET",
    path: calls.menus.path,
    headers: { lang: "ru", accept: "application/json" },
    timeoutMs: CHECK_MS,
  } as const;
  return {
    durability: "elsewhere",
    providerUrl,
    upstream: fetchThrough(transport, providerUrl),
    transport,
    store,
    trust: configuration.signatures && configuredTrust(configuration.signatures, { fetch: (...args) => fetch(...args), now: Date.now }),
    // Past the breaker: it would answer for the back office.
    checks: { backOffice: () => upstream.transport(check) },
    pools: () => [upstream.use()],
    close: upstream.close,
  };
}
