import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "@shanyraq/client";
import { locales } from "@shanyraq/i18n";
import { storeInMemory } from "@shanyraq/limits";
import { createProvider, seedContent, type Database } from "@shanyraq/provider";
import { openMigrated } from "../product/seeded-database.ts";

const refuse = async (): Promise<never> => {
  throw new Error("nothing is paid or sent here");
};

let database: Database;
const network = setupServer();
beforeAll(async () => {
  database = await openMigrated();
  await seedContent(database);
  const provider = createProvider({
    database,
    clock: () => Date.parse("2026-03-01T06:00:00Z"),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    messages: { send: refuse },
    payments: { create: refuse, refund: async () => {}, status: refuse },
    log: () => {},
    secret: "a secret of the tests",
    filesKeys: [{ kid: "tests", secret: new Uint8Array(32).fill(7) }],
    siteOrigin: "https://life.example",
    store: storeInMemory(() => Date.now() / 1_000),
  });
  network.use(http.all("https://provider.test/*", ({ request }) => provider.fetch(request)));
  network.listen();
});
afterAll(async () => {
  network.close();
  await database.close();
});

it.each(locales)("one provider stands behind every call of the client, in %s", async (locale) => {
  const { client } = createClient({
    side: "server",
    url: (path) => `https://provider.test${path}`,
    locale: () => locale,
    fetch: (...args) => fetch(...args),
    newKey: () => crypto.randomUUID(),
    report: () => {},
  });
  const products = await client.products({ main_active: true });
  expect(products?.data.map(({ slug }) => slug)).toContain("senim");
  const quote = await client.getSenimCalc({
    product: "senim",
    sex: "male",
    birthDate: "1991-01-01",
    term: "10",
    frequency: "annual",
    by: "sumAssured",
    sumAssured: "5000000",
  });
  expect(quote?.item?.instalment).toBe("404724.00");
  const refused = await client.getCalc({
    product: "term-life",
    sex: "male",
    birthDate: "1991-01-01",
    term: "99",
    frequency: "annual",
    sumAssured: "5000000",
  });
  expect(refused).toMatchObject({ success: false, limit: { field: "term", value: "20" } });
  expect(await client.productBySlug({ slug: "no-such-product" })).toBeUndefined();
});
