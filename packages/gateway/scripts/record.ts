// Starts a fresh provider (or asks the real one, with PROVIDER_URL), calls what is public in three languages
// through the client, and writes the answers for the site's build.
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { storeInMemory } from "@shanyraq/limits";
import { createProvider, faultText, migrate, openDatabase, preparedMemory, seedContent } from "@shanyraq/provider";
import { routeNames } from "@shanyraq/routes";
import { RecordFailed } from "../src/recording/record-failed.ts";
import { recordPublic } from "../src/recording/record-public.ts";
import { atomicFolder } from "../src/exporting/atomic-folder.ts";

const folder = atomicFolder(path.resolve(import.meta.dirname, "../recorded"));

const given = process.env["SOURCE_DATE_EPOCH"];
/** The build's own present, so that two builds of one source say the same. */
const now = given === undefined || !/^\d+$/.test(given) ? Date.now : () => Number(given) * 1_000;

const unused = async (): Promise<never> => {
  throw new Error("the recorder makes no payments and sends no letters");
};

async function freshProvider(): Promise<typeof fetch> {
  const database = await openDatabase({ memory: true, ...(await preparedMemory()) });
  await migrate(database);
  for (const fault of (await seedContent(database)).faults) console.warn(faultText(fault));
  const provider = createProvider({
    database,
    clock: now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    messages: { send: unused },
    payments: { create: unused, refund: async () => {}, status: unused },
    log: () => {},
    secret: "recorder",
    filesKeys: [{ kid: "recorder", secret: new Uint8Array(32).fill(7) }],
    siteOrigin: "https://life.example",
    store: storeInMemory(() => now() / 1_000),
  });
  return async (input, init) => provider.fetch(new Request(input, init));
}

const { PROVIDER_URL } = process.env;
const published = await recordPublic({
  url: PROVIDER_URL?.replace(/\/$/, "") ?? "http://provider.internal",
  fetch: PROVIDER_URL ? fetch : await freshProvider(),
  write: (locale, file, value) => folder.add(path.join(locale, `${file}.json`), `${JSON.stringify(value)}\n`),
}).catch((error: unknown) => {
  if (!(error instanceof RecordFailed)) throw error;
  console.error(`Not recorded:\n  - ${error.message}`);
  process.exit(1);
});
folder.add("entries.json", `${JSON.stringify(published)}\n`);
folder.put();
console.log(
  `Recorded ${published.products.length} products, ${published.news.length} news, ${published.pages.length} pages in ${locales.length} languages; ${routeNames.length} routes.`,
);
process.exit(0);
