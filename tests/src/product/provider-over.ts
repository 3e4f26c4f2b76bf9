import { randomBytes } from "node:crypto";
import { createProvider, looseLimits, openDatabase, type Message, type Provider } from "@shanyraq/provider";
import { openStore, type StorePlace } from "./servers/shared-stores.ts";

export interface ProviderPlace {
  readonly databaseUrl: string;
  readonly store: StorePlace;
}

export interface OpenedProvider {
  readonly provider: Provider;
  /** What this process has sent. */
  readonly messages: readonly Message[];
  readonly close: () => Promise<void>;
}

const nothingPaid = async (): Promise<never> => {
  throw new Error("nothing is paid here");
};

/** One back office of several over the same database and store. */
export async function openProviderOver({ databaseUrl, store: place }: ProviderPlace): Promise<OpenedProvider> {
  const database = await openDatabase({ url: databaseUrl });
  const store = openStore(place);
  const messages: Message[] = [];
  const provider = createProvider({
    database,
    clock: Date.now,
    random: (bytes) => randomBytes(bytes),
    messages: { send: async (message) => void messages.push(message) },
    payments: { create: nothingPaid, refund: async () => {}, status: nothingPaid },
    log: () => {},
    secret: "a secret of the tests",
    filesKeys: [{ kid: "tests", secret: new Uint8Array(32).fill(7) }],
    siteOrigin: "https://life.example",
    store,
    limits: looseLimits,
  });
  return {
    provider,
    messages,
    close: async () => {
      await store.close();
      await database.close();
    },
  };
}

export async function post(
  { provider }: Pick<OpenedProvider, "provider">,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const request = new Request(`http://provider${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return (await (await provider.fetch(request)).json()) as Record<string, unknown>;
}
