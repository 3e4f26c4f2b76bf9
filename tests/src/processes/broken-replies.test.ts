import { callNames, calls, type Call, type CallName } from "@shanyraq/calls";
import { replyFault } from "@shanyraq/calls/reply-fault";
import { sampleReply } from "@shanyraq/calls/testing/sample-reply.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BackOffice } from "../product/back-office.ts";
import { startBeforeBackOffice } from "../product/before-back-office.ts";
import type { Product } from "../product/start.ts";
import { visitor } from "../product/visitor.ts";

/** Stands where it stands in a reply, and nowhere else: neither an answer nor a line of the log may repeat it. */
const PERSONAL = "880314300118";

/** Everything that a page asks for nobody in particular. */
const everybodys = callNames.filter((name) => calls[name].auth === "anyone" && (calls[name] as Call).browserMethod === "GET");
const inPath = (name: CallName) => calls[name].path.replaceAll(/\{\w+\}/g, "one");
const query = new URLSearchParams({ productId: "senim", id: "senim", hash: "0123456789abcdef0123456789abcdef" }).toString();

/** The right shape, with the first of its texts in the place of a number, or the other way round. */
function oneWrongField(value: unknown): unknown {
  if (typeof value === "string") return 7;
  if (typeof value === "number" || typeof value === "boolean") return PERSONAL;
  if (Array.isArray(value)) return [oneWrongField(value[0])];
  const [first, ...others] = Object.entries(value as object);
  return first === undefined ? PERSONAL : { [first[0]]: oneWrongField(first[1]), ...Object.fromEntries(others) };
}

const kinds: readonly (readonly [what: string, reply: (name: CallName) => string])[] = [
  ["{}", () => "{}"],
  ["null", () => "null"],
  ["[]", () => "[]"],
  ["a text", () => `"${PERSONAL}"`],
  ["a page of HTML", () => `<html><body>${PERSONAL}</body></html>`],
  ["nothing at all", () => ""],
  ["half of what it should", (name) => JSON.stringify(sampleReply(name)).slice(0, -3)],
  ["the right shape with one wrong field", (name) => JSON.stringify(oneWrongField(sampleReply(name)))],
];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

describe("in front of a back office that answers every call with", () => {
  let office: BackOffice;
  let product: Product;
  let end: () => Promise<void>;
  beforeAll(async () => {
    ({ office, product, end } = await startBeforeBackOffice());
  });
  afterAll(() => end());
  const lines = () =>
    product
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it.each(kinds)("%s each call fails on its own, and the pages stay open", async (_, reply) => {
    office.reply = async ({ url }) => {
      const name = everybodys.find((one) => inPath(one) === url.split("?")[0]) ?? "menus";
      return { text: reply(name) };
    };
    const results = await Promise.all(
      everybodys.map(async (name) => {
        const answer = await visitor(product.origin, "en").send(`/api/provider${inPath(name)}?${query}`);
        const text = await answer.text();
        expect(text, name).not.toContain(PERSONAL);
        return { name, status: answer.status, body: parsed(text), requestId: answer.headers.get("x-request-id") };
      }),
    );
    for (const { name, status, body, requestId } of results) {
      const given = parsed(reply(name));
      // A reply of which every field may be missing is right when it is empty.
      const right = given !== undefined && replyFault(name, given) === undefined;
      if (status === 400) continue;
      expect([name, status]).toEqual([name, right ? 200 : 502]);
      if (!right)
        expect(body).toEqual({ status: "error", code: "upstream", message: expect.stringMatching(/\w{3,}/) as string, requestId });
    }
    expect(results.filter(({ status }) => status === 502).length).toBeGreaterThan(20);
    for (const address of ["/", "/kk", "/en/contacts", "/news", "/kk/products", "/en/products/senim"])
      expect((await fetch(product.origin + address)).status, address).toBe(200);
    // Whether it is published nobody can tell: it is not said to be gone.
    if (reply("newsBySlug") !== "") expect((await fetch(`${product.origin}/news/of-tomorrow`)).status).toBe(503);
    const misshapen = results.filter(({ name, status }) => status === 502 && parsed(reply(name)) !== undefined);
    await expect
      .poll(() => {
        const logged = new Set(lines().flatMap((line) => (line["event"] === "upstreamMisshapen" ? [line["requestId"]] : [])));
        return misshapen.filter(({ requestId }) => !logged.has(requestId));
      })
      .toEqual([]);
  });
  it("anything of the kind: the log names call, place and rule, nothing of what stood there, and /readyz warns of it", async () => {
    expect(product.output()).not.toContain(PERSONAL);
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: "error", event: "upstreamMisshapen", call: "regions", path: "data[0].id", rule: "string" }),
    );
    office.reply = async () => ({ body: [] });
    const ready = await fetch(`${product.origin}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: "ready", warnings: ["replies"] }]);
  });
});
