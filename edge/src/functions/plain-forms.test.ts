import { locales } from "@shanyraq/i18n";
import { storeInMemory } from "@shanyraq/limits";
import { plainFormNames, plainFormPath } from "@shanyraq/routes/plain-forms";
import { describe, expect, it } from "vitest";
import type { EdgeOptions } from "../edge-options.ts";
import { createQuotas, strictAllowances } from "../guard/quotas.ts";
import { createEdge } from "../routes.ts";
import { createSessions } from "../session/sessions.ts";

const SITE = "https://life.example";

/** An edge over a back office that answers by path. */
function world(answers: Readonly<Record<string, object>> = {}) {
  const requests: { readonly path: string; readonly headers: Headers; readonly body: unknown }[] = [];
  const store = storeInMemory(() => 0);
  const options: EdgeOptions = {
    providerUrl: "https://back.office",
    upstream: async (request) => {
      const { pathname } = new URL(request.url);
      requests.push({ path: pathname, headers: request.headers, body: await request.json() });
      return Response.json(answers[pathname] ?? { status: "ok", success: true });
    },
    sessions: createSessions([{ kid: "one", secret: new Uint8Array(32).fill(7) }], store, () => 0),
    captcha: { verify: async () => false },
    siteOrigin: SITE,
    quotas: createQuotas(strictAllowances, () => 0),
    addressOf: ({ headers }) => headers.get("x-test-address") ?? "203.0.113.7",
    log: () => {},
  };
  const edge = createEdge(options);
  const get = async (path: string) => {
    const response = await edge(new Request(SITE + path));
    return { status: response?.status, html: (await response?.text()) ?? "" };
  };
  const post = async (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => {
    const own = { "content-type": "application/x-www-form-urlencoded", origin: SITE, "sec-fetch-site": "same-origin", ...headers };
    const response = await edge(new Request(SITE + path, { method: "POST", body: new URLSearchParams(fields), headers: own }));
    return { status: response?.status, html: (await response?.text()) ?? "" };
  };
  return { asked: requests, get, post };
}

const policy = { number: "SH-2026-48210593" };
const found = {
  status: "ok",
  success: true,
  found: true,
  data: [
    {
      number: "SH-2026-48210593",
      product: "<b>Сенім</b>",
      status: "suspended",
      since: "2026-11-01",
      from: "2026-01-02",
      to: "2036-01-01",
    },
  ],
};
const due = {
  number: "SH-2026-48210593",
  name: "К. Айгүл",
  product: "Сенім",
  nextDate: "2026-12-05",
  nextAmount: "19530.50",
  overdue: "0",
  status: "active",
  payUntil: null,
  least: "1000",
  most: "390610",
  ahead: [],
};

describe("a form without script", () => {
  it.each(locales.flatMap((locale) => plainFormNames.map((name) => [name, locale] as const)))(
    "%s in %s has its title, its fields in words and a label for each",
    async (name, locale) => {
      const { status, html } = await world().get(plainFormPath(locale, name));
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).not.toMatch(/>(?:field|plain|statements|checks|premium)\./);
      const fields = [...html.matchAll(/<(?:input|select|textarea) id="(\w+)"/g)].map(([, id]) => id);
      expect(fields.length).toBeGreaterThan(0);
      for (const id of fields) expect(html).toContain(`<label for="${id ?? ""}">`);
      expect(html).not.toContain("<script");
    },
  );
  it("makes the call of its row as an anonymous visitor, with its own key", async () => {
    const { asked: requests, post } = world({ "/contract/check": found });
    await post("/api/forms/kk/policy", { ...policy, _key: "0123456789abcdef" }, { cookie: "__Host-session=x" });
    expect(requests.map(({ path, body }) => [path, body])).toEqual([["/contract/check", policy]]);
    const { headers } = requests[0] ?? { headers: new Headers() };
    expect([headers.get("lang"), headers.get("idempotency-key"), headers.get("authorization"), headers.get("cookie")]).toEqual([
      "kk",
      "0123456789abcdef",
      null,
      null,
    ]);
  });
  it("tells what was found, in the language of its address, and lets nothing of it become an element", async () => {
    const { html } = await world({ "/contract/check": found }).post("/api/forms/en/policy", policy);
    expect(html).toContain("&lt;b&gt;Сенім&lt;/b&gt;");
    expect(html).toContain("02.01.2026 – 01.01.2036");
    expect(html).toContain("No cover since 01.11.2026.");
  });
  it("says that there is no such policy", async () => {
    const { html } = await world({ "/contract/check": { status: "ok", success: true, found: false, data: [] } }).post(
      "/api/forms/ru/policy",
      policy,
    );
    expect(html).toContain("<h2>Такого полиса нет</h2>");
  });
  it("names what is wrong at its field, and keeps what was typed as text", async () => {
    const { asked: requests, post } = world();
    const { status, html } = await post("/api/forms/en/feedback", { text: `"><script>alert(1)</script>`, name: "Ю", phone: "12" });
    expect([status, requests]).toEqual([400, []]);
    expect(html).toContain('id="phone-wrong"');
    expect(html).toContain('aria-describedby="phone-wrong" aria-invalid="true"');
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;</textarea>");
    expect(html).not.toContain("<script");
  });
  it("takes a day as a browser without a field for days has it typed", async () => {
    const { asked: requests, post } = world({
      "/insurance": { status: "ok", success: true, number: "SS-2026-000001", documents: ["medical"] },
    });
    const event = {
      event: "injury",
      eventDate: "1.11.2026",
      place: "Алматы",
      text: "Перелом руки на катке.",
      claimant: "insured",
      name: "Айдар Сейітов",
      phone: "+7 (701) 234-56-78",
    };
    const { html } = await post("/api/forms/ru/event", event);
    expect(requests[0]?.body).toMatchObject({ eventDate: "2026-11-01" });
    expect(html).toContain("SS-2026-000001");
    expect(html).toContain("info@shanyraq-life.example");
  });
  it("is refused when it comes from another site, and no call is made", async () => {
    const { asked: requests, post } = world();
    const { status } = await post("/api/forms/ru/policy", policy, { origin: "https://evil.example", "sec-fetch-site": "cross-site" });
    expect([status, requests]).toEqual([403, []]);
  });
  it("is accepted twenty times in ten minutes from one network, and keeps what was typed after that", async () => {
    const { asked: requests, post } = world({ "/contract/check": found });
    for (let turn = 0; turn < 20; turn += 1) expect((await post("/api/forms/ru/policy", policy)).status).toBe(200);
    const { status, html } = await post("/api/forms/ru/policy", policy);
    expect([status, requests.length]).toEqual([429, 20]);
    expect(html).toContain('value="SH-2026-48210593"');
    expect((await post("/api/forms/ru/policy", policy, { "x-test-address": "198.51.100.9" })).status).toBe(200);
  });
  it("is not read when it is larger than any statement", async () => {
    const { status } = await world().post("/api/forms/ru/feedback", { text: "я".repeat(40_000) });
    expect(status).toBe(413);
  });
  it("has an address in no other language and under no other name", async () => {
    const { get } = world();
    for (const path of ["/api/forms/de/policy", "/api/forms/ru/toString", "/api/forms/ru/policy/x", "/api/forms/ru"])
      expect((await get(path)).status).toBe(404);
  });
});

const words = "Менеджер попросил перевести взнос на свою карту.";

describe("a report of misconduct without script", () => {
  it("sends nothing that could identify an anonymous sender, and says how they learn of the outcome", async () => {
    const { asked: requests, post } = world({ "/compliance": { status: "ok", success: true, number: "KO-2026-000001" } });
    const typed = { text: words, anonymous: "true", name: "Айдар Сейітов", phone: "+7 (701) 234-56-78", email: "a@b.kz" };
    const { html } = await post("/api/forms/en/compliance", typed);
    expect(requests[0]?.body).toEqual({ text: words, anonymous: true });
    expect(html).toContain("You gave no name");
    expect(html).not.toContain("last digits of your phone");
  });
  it("requires the name of a sender who is not anonymous", async () => {
    const { status, html } = await world().post("/api/forms/en/compliance", { text: words });
    expect(status).toBe(400);
    expect(html).toContain('id="name-wrong"');
  });
});

describe("the state of a request, without script", () => {
  const standing = { status: "ok", success: true, found: true, kind: "feedback", number: "OB-2026-000015", deadline: "2026-12-10" };
  const input = { number: "OB-2026-000015", phoneEnd: "5678" };
  it.each([
    ["inReview", "We will reply by 10.12.2026"],
    ["answered", "Questions about the outcome"],
    ["documentsNeeded", "Send the missing documents"],
  ])("%s: %s", async (status, words) => {
    const events = [
      { status: "received", date: "2026-11-26" },
      { status, date: "2026-11-27" },
    ];
    const { html } = await world({ "/status": { ...standing, events } }).post("/api/forms/en/standing", input);
    expect(html).toContain(words);
  });
});

describe("a premium without script", () => {
  it("stays a form of the same sum when it is refused, without calling it an order", async () => {
    const refused = { status: "error", success: false, message: "The bank does not answer." };
    const order = { number: due.number, iin: "950719300175", amount: "19530.50" };
    const { html } = await world({ "/polisAndSign": refused }).post("/api/forms/en/order", order);
    expect(html).toContain("The bank does not answer.");
    expect(html).toContain('name="amount" value="19530.50"');
    expect(html).not.toContain("The payment order is ready");
  });
  it("is shown with its amount, and ordered in one step with both numbers", async () => {
    const { html } = await world({ "/polis": { status: "ok", success: true, found: true, due } }).post("/api/forms/ru/premium", {
      number: due.number,
      iin: "950719300175",
    });
    expect(html).toContain("19 530,50 ₸".replaceAll(" ", "\u00a0").replace("\u00a0₸", " ₸"));
    expect(html).toContain('action="/api/forms/ru/order"');
    expect(html).toMatch(/name="iin" value="950719300175".*name="amount" value="19530.50"/);
  });
  it("leads to the bank's application once it is ordered", async () => {
    const qr = {
      state: "awaiting",
      attempt: 1,
      amount: "19530.50",
      orderNumber: "ZK-2026-000123",
      qr: "https://pay.example/1",
      url: "https://pay.example/1",
      expiresAt: "2026-11-27T10:00:00Z",
      now: "2026-11-27T09:00:00Z",
    };
    const order = { status: "ok", success: true, hash: "a".repeat(32), orderNumber: "ZK-2026-000123", amount: "19530.50", due };
    const { asked: requests, post } = world({ "/polisAndSign": order, "/kaspi-qr-pay": qr });
    const { html } = await post("/api/forms/en/order", { number: due.number, iin: "950719300175", amount: "19530.50" });
    expect(requests.map(({ path }) => path)).toEqual(["/polisAndSign", "/kaspi-qr-pay"]);
    expect(html).toContain('<a href="https://pay.example/1">');
  });
  it("asks for a confirmation when the last payment was a moment ago", async () => {
    const answer = { status: "ok", success: true, justPaid: true, amount: "19530.50", due };
    const { html } = await world({ "/polisAndSign": answer }).post("/api/forms/en/order", {
      number: due.number,
      iin: "950719300175",
      amount: "19530.50",
    });
    expect(html).toContain('name="again" value="true"');
  });
});
