import { canWrite, type Database } from "@shanyraq/provider";
import { hasRoom } from "../has-room.ts";
import { openProvider, type ProviderPorts } from "../open-provider.ts";
import { INTERNAL_URL, type BackOffice, type Ground } from "./back-office.ts";
import type { SharedStore } from "@shanyraq/limits";

/** The reference back office on an open database, reached within the process; production and sandbox differ in its ports. */
export function referenceBackOffice(
  { configuration, log, origin, secret }: Ground,
  { database, store, ports }: { readonly database: Database; readonly store: SharedStore; readonly ports: ProviderPorts },
): BackOffice {
  const { crashAt, dataFolder, diskFreeBytes, looseLimits } = configuration;
  const { provider, close } = openProvider(database, ports, {
    siteOrigin: origin,
    secret,
    store,
    loose: looseLimits,
    log,
    crash: crashAt,
  });
  return {
    durability: database.durability,
    providerUrl: INTERNAL_URL,
    upstream: provider.fetch,
    store,
    trust: ports.signatures,
    checks: {
      database: () => canWrite(database),
      ...(database.kind === "pglite" && { disk: () => hasRoom(dataFolder, diskFreeBytes) }),
    },
    close,
  };
}
