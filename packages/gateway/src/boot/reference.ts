import {
  backlog,
  canWrite,
  knowIndicators,
  knowOsnsTariffs,
  knowPensionTariffs,
  knowWorkingYears,
  type Database,
} from "@shanyraq/provider";
import { createDesk, noExporter } from "@shanyraq/desk";
import { openExporter } from "../exporting/exporter.ts";
import { ADDRESS_HEADER } from "../serving/listen.ts";
import { checkDiskSpace } from "./check-disk-space.ts";
import { runningOut, warnExpiring } from "./running-out.ts";
import { openProvider, type OpenProvider, type ProductClock, type ProviderPorts } from "./open-provider.ts";
import { INTERNAL_URL, type BackOffice, type ReferenceContext } from "./back-office.ts";
import type { SharedStore } from "@shanyraq/limits";

interface Standing {
  readonly database: Database;
  readonly store: SharedStore;
  readonly ports: ProviderPorts;
  /** The machine's clock unless something else is given. */
  readonly clock?: ProductClock;
}

/** The reference back office on an open database, reached within the process; production and sandbox differ in its ports. */
export function referenceBackOffice(
  { configuration, exports, inspect, log, observeJob, origin, secret, filesKeys }: ReferenceContext,
  { database, store, ports, clock }: Standing,
): BackOffice & Pick<OpenProvider, "provider" | "withoutWork"> {
  if (configuration.indicators) knowIndicators(configuration.indicators);
  if (configuration.osnsTariffs) knowOsnsTariffs(configuration.osnsTariffs);
  if (configuration.pensionTariffs) knowPensionTariffs(configuration.pensionTariffs);
  if (configuration.workingYears) knowWorkingYears(configuration.workingYears);
  if (!ports.scanner)
    log({
      level: configuration.production ? "warn" : "info",
      event: "virusScannerMissing",
      remedy: "CLAMD_ADDRESS: ClamAV's daemon; until then files that people send are judged by their content alone",
    });
  if (!ports.insurerKey)
    log({
      level: configuration.production ? "warn" : "info",
      event: "insurerKeyMissing",
      remedy:
        "INSURER_KEY_URL and INSURER_CERTIFICATE: the insurer's key; until then the papers of contracts carry their customer's signature alone",
    });
  const { crashAt, dataFolder, diskFreeBytes, looseLimits, papersYears, payoutQuietDays, claimLimits, production } = configuration;
  const now = clock?.now ?? Date.now;
  const { provider, editing, endWork, withoutWork, close } = openProvider(database, ports, {
    clock,
    siteOrigin: origin,
    secret,
    filesKeys,
    store,
    loose: looseLimits,
    payoutQuietDays,
    papersYears,
    claimLimits,
    production,
    inspect,
    log,
    observeJob,
    crash: crashAt,
  });
  const exporter =
    configuration.deskExport &&
    exports &&
    openExporter({
      ...exports,
      command: configuration.deskExport,
      texts: editing.liveMark,
      url: INTERNAL_URL,
      fetch: async (input, init) => provider.fetch(new Request(input, init)),
      log,
      now: Date.now,
    });
  const ends = configuration.insurerKey?.certificate.validTo;
  const quiet = warnExpiring(log, now, ends);
  return {
    durability: database.durability,
    desk: createDesk({
      editing,
      exporter: exporter ?? noExporter,
      addressOf: (request) => request.headers.get(ADDRESS_HEADER) ?? undefined,
    }),
    providerUrl: INTERNAL_URL,
    upstream: clock
      ? async (request) => {
          // A database that is silent leaves the day as it was last read; the call says itself that it is silent.
          await clock.refresh().catch(() => {});
          return provider.fetch(request);
        }
      : provider.fetch,
    provider,
    withoutWork,
    store,
    trust: ports.signatures,
    warnings: () => runningOut(now(), ends),
    checks: {
      database: () => canWrite(database),
      ...(database.kind === "pglite" && { disk: () => checkDiskSpace(dataFolder, diskFreeBytes) }),
    },
    pools: database.pools,
    replica: database.replica?.state,
    backlog: () => backlog(database, now()),
    endWork: async () => {
      await exporter?.close();
      await endWork();
    },
    close: async () => {
      quiet();
      await exporter?.close();
      await close();
    },
  };
}
