import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import {
  annuitant,
  encryptedFiles,
  freedomPayOverHttp,
  importContent,
  kaspiOverHttp,
  oneAtATime,
  qrSigningOverHttp,
  seededPeople,
} from "@shanyraq/provider";
import { createSandbox, DEVICE_TOKEN, openSharedClock, SIGNING_SECRET } from "@shanyraq/sandbox";
import { openMigrated, type ProviderPorts } from "./open-provider.ts";
import { seedAll } from "./seed-all.ts";
import { logFaults, watchContent } from "./watch-content.ts";
import type { BackOffice, ReferenceContext } from "./back-office.ts";
import { configuredPorts } from "./configured-ports.ts";
import { filesOf } from "./files-of.ts";
import { insurerKeyOf } from "./insurer-key-of.ts";
import { emulatedServices, openServices } from "../configuration/services.ts";
import { referenceBackOffice } from "./reference.ts";

const web = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };

/** The reference back office with invented people; the bank, the phone and the mail are emulated wherever none is configured. */
export async function sandboxBackOffice(ground: ReferenceContext): Promise<BackOffice> {
  const { configuration, filesKeys, log, origin, port } = ground;
  const { citizensBase, contentFolder, withApplication } = configuration;
  const database = await openMigrated(configuration, log, ground.onStatement);
  const { store, startOver } = await ground.openStore();
  const reset = async () => {
    logFaults(await seedAll(database, contentFolder), log);
    await startOver();
  };
  const files = filesOf(configuration.files, database);
  const clock = await oneAtATime(database, () => openSharedClock(database, Date.now));
  const sandbox = await oneAtATime(database, () =>
    createSandbox({
      database,
      clock,
      machineClock: Date.now,
      files: encryptedFiles(files, { keys: filesKeys, random: (bytes) => new Uint8Array(randomBytes(bytes)), log }),
      origin,
      local: `http://127.0.0.1:${port}`,
      people: [...seededPeople, annuitant],
      reset,
    }),
  );
  // Its requests wait in one process: several would each have a part of them.
  const application = cluster.isWorker || !withApplication ? undefined : await sandbox.signing.listen();
  const emulated = `http://127.0.0.1:${port}/sandbox`;
  const places = emulatedServices(emulated);
  const { citizens: _, ...others } = places;
  const ports: ProviderPorts = {
    messages: sandbox.messages,
    files,
    registry: sandbox.registry,
    signatures: sandbox.signing.signatures,
    insurerKey: sandbox.signing.insurerKey,
    ...openServices(citizensBase === "none" ? others : places, web.fetch),
    qrSigning: qrSigningOverHttp({ url: `${emulated}/egov`, ...web, now: clock.now }),
    savedPayments: freedomPayOverHttp({
      url: `${emulated}/freedom`,
      secret: SIGNING_SECRET,
      siteOrigin: origin,
      random: () => crypto.randomUUID(),
      ...web,
    }),
    payments: kaspiOverHttp({ url: `${emulated}/kaspi`, deviceToken: DEVICE_TOKEN, ...web }),
    ...configuredPorts(configuration),
    ...insurerKeyOf(configuration, database),
  };
  const reference = referenceBackOffice(ground, { database, store, ports, clock });
  sandbox.attach({ runJobs: reference.provider.work, around: reference.withoutWork });
  // A production's content is a matter of its next release; here an editor sees at once what they have written.
  const unwatch = watchContent(contentFolder, () => oneAtATime(database, () => importContent(database, contentFolder, clock.now())), log);
  return {
    ...reference,
    sandbox,
    clock,
    application,
    endWork: async () => {
      await sandbox.stopClock();
      await reference.endWork?.();
    },
    close: async () => {
      await unwatch();
      await reference.close();
    },
  };
}
