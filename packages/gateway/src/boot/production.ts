import type { Messages } from "@shanyraq/provider";
import { openMigrated } from "./open-provider.ts";
import type { BackOffice, ReferenceContext } from "./back-office.ts";
import { configuredPorts } from "./configured-ports.ts";
import { filesOf } from "./files-of.ts";
import { insurerKeyOf } from "./insurer-key-of.ts";
import { referenceBackOffice } from "./reference.ts";

/** Without a gateway of messages they are refused, never lost in silence. */
const noMessages: Messages = {
  send: async () => {
    throw new Error("no message gateway is configured");
  },
};

/** The reference back office for customers: no invented people, no emulators, and nothing but the ports that are configured. */
export async function productionBackOffice(ground: ReferenceContext): Promise<BackOffice> {
  const { payments, ...ports } = configuredPorts(ground.configuration);
  if (payments === undefined) throw new Error("no payment service is configured");
  const database = await openMigrated(ground.configuration, ground.log, ground.onStatement);
  const { store } = await ground.openStore();
  return referenceBackOffice(ground, {
    database,
    store,
    ports: {
      messages: noMessages,
      files: filesOf(ground.configuration.files, database),
      ...insurerKeyOf(ground.configuration, database),
      ...ports,
      payments,
    },
  });
}
