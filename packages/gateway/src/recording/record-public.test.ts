import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { matchCall } from "@shanyraq/calls";
import { sampleReply } from "@shanyraq/calls/testing/sample-reply.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recordPublic } from "./record-public.ts";
import { atomicFolder } from "../exporting/atomic-folder.ts";

/** A back office that answers what its rows promise, but for what a test puts in the place of one call. */
const office =
  (instead: Readonly<Record<string, () => Response>> = {}) =>
  async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const found = matchCall("GET", pathname.replace("/api", ""));
    if (found.found !== "call") return new Response("<h1>no such page</h1>", { status: 404 });
    return instead[found.name]?.() ?? Response.json(found.name === "menus" ? [] : sampleReply(found.name));
  };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "recorded-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function record(fetch: typeof globalThis.fetch): Promise<string> {
  const whole = atomicFolder(path.join(folder, "recorded"));
  try {
    await recordPublic({
      url: "https://back.example/api",
      fetch,
      write: (locale, file, value) => whole.add(`${locale}/${file}.json`, JSON.stringify(value)),
    });
    whole.put();
    return "recorded";
  } catch (error) {
    return error instanceof Error ? error.message : "unknown";
  }
}

describe("a build against a back office elsewhere", () => {
  it("keeps every answer, in three languages", async () => {
    expect(await record(office())).toBe("recorded");
    expect(readdirSync(path.join(folder, "recorded")).toSorted()).toEqual(["en", "kk", "ru"]);
    expect(JSON.parse(readFileSync(path.join(folder, "recorded/kk/socials.json"), "utf8"))).toEqual(sampleReply("socials"));
  });
  it("finds pages by menus, by links in texts and by what the site itself leads to, and passes over a link to no page", async () => {
    const texts: Readonly<Record<string, string>> = {
      claim: '<p><a href="/claim/papers">Papers</a> <a href="/kk/hours">Hours</a> <a href="/payment">Pay</a></p>',
      papers: '<p><a href="/lost">Lost</a> <a href="https://other.example/far">Far</a></p>',
    };
    const answer = office({
      menus: () =>
        Response.json([
          { id: "1", name: "Top", items: [{ id: "2", name: "Claim", url: "/claim?from=menu", position: 1, items: [], open: true }] },
        ]),
    });
    const { pages } = await recordPublic({
      url: "https://back.example/api",
      fetch: async (input) => {
        const slug = /\/pages\/slug\/([\w-]+)$/.exec(input instanceof Request ? input.url : String(input))?.[1];
        if (slug === undefined) return answer(input);
        if (slug === "lost") return Response.json({ message: "none" }, { status: 404 });
        return Response.json({ ...(sampleReply("pageBySlug") as object), slug, text: texts[slug] ?? "" });
      },
      write: () => {},
    });
    expect(pages).toEqual(["claim", "mobile-citizens-base", "update-phone", "personal-data", "accessibility", "papers", "hours"]);
  });
  it.each([
    [
      "is out of order",
      { regions: () => new Response("<html>\n  <h1>Bad gateway</h1>", { status: 502 }) },
      "regions in ru: https://back.example/api/regions answered 502; it begins: <html> <h1>Bad gateway</h1>",
    ],
    [
      "answers something else",
      { sliders: () => Response.json({ data: [{ id: "1" }] }) },
      'sliders in ru: https://back.example/api/sliders answered 200, which is not what sliders promises (data[0].title: missing); it begins: {"data":[{"id":"1"}]}',
    ],
    [
      "answers null",
      { newsBySlug: () => Response.json(null) },
      "newsBySlug in ru: https://back.example/api/news/slug/word answered 200, which is not what newsBySlug promises (as a whole: missing); it begins: null",
    ],
    ["answers nothing", { menus: () => new Response("") }, "menus in ru: https://back.example/api/menus/ answered 200, which"],
  ] as const)(
    "names the address, the status and the start of an answer when the office %s, and writes nothing",
    async (_, instead, message) => {
      expect(await record(office(instead))).toContain(message);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
  it("names the address and the reason when nobody answers", async () => {
    const gone = async () => {
      throw new TypeError("fetch failed", { cause: Object.assign(new Error("no"), { code: "ECONNREFUSED" }) });
    };
    expect(await record(gone)).toMatch(/^\w+ in ru: https:\/\/back\.example\/api\/\S+ brought no answer \(ECONNREFUSED\)$/);
  });
  it("leaves what an earlier one wrote unchanged when it fails", async () => {
    await record(office());
    const before = readdirSync(path.join(folder, "recorded/ru"));
    await record(office({ faqs: () => new Response("no", { status: 500 }) }));
    expect(readdirSync(path.join(folder, "recorded/ru"))).toEqual(before);
    expect(readdirSync(folder)).toEqual(["recorded"]);
  });
});
