import { readdirSync } from "node:fs";
import path from "node:path";
import { matchCall } from "@shanyraq/calls";
import { sampleReply } from "@shanyraq/calls/testing/sample-reply.ts";
import { locales } from "@shanyraq/i18n";
import { storeInMemory } from "@shanyraq/limits";
import { createProvider, migrate, openDatabase, preparedMemory, seedContent } from "@shanyraq/provider";
import { beforeAll, describe, expect, it } from "vitest";
import { recordPublic, type Published } from "./record-public.ts";

const content = path.resolve(import.meta.dirname, "../../../../content");
const unused = async (): Promise<never> => {
  throw new Error("nothing is paid or sent");
};

let published: Published;
const files = new Set<string>();
beforeAll(async () => {
  const database = await openDatabase({ memory: true, ...(await preparedMemory()) });
  await migrate(database);
  await seedContent(database);
  const provider = createProvider({
    database,
    clock: Date.now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    messages: { send: unused },
    payments: { create: unused, refund: async () => {}, status: unused },
    log: () => {},
    secret: "recorder",
    filesKeys: [{ kid: "recorder", secret: new Uint8Array(32).fill(7) }],
    siteOrigin: "https://life.example",
    store: storeInMemory(() => Date.now() / 1_000),
  });
  // What else is public leads to no page that these do not.
  const requested: readonly string[] = ["menus", "news", "pageBySlug"];
  published = await recordPublic({
    url: "http://provider.internal",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const found = matchCall("GET", new URL(request.url).pathname);
      return found.found === "call" && !requested.includes(found.name) ? Response.json(sampleReply(found.name)) : provider.fetch(request);
    },
    write: (locale, file) => files.add(`${locale}/${file}`),
  });
});

describe("the recording that the site is built from", () => {
  it("has an entry for every page in content/, so that each is exported with HTML of its own", () => {
    expect(published.pages.toSorted()).toEqual(readdirSync(path.join(content, "pages")).toSorted());
  });
  it("has an entry for every news item in content/", () => {
    expect([...published.news, ...published.media].toSorted()).toEqual(
      [...readdirSync(path.join(content, "news")), ...readdirSync(path.join(content, "media"))].toSorted(),
    );
  });
  it.each(locales)("has the text of every page in %s", (locale) => {
    expect(published.pages.filter((slug) => !files.has(`${locale}/pageBySlug.${slug}`))).toEqual([]);
  });
});
