import { storeInMemory } from "@shanyraq/limits";
import { describe, expect, it } from "vitest";
import type { EdgeOptions } from "../edge-options.ts";
import { createEdge } from "../routes.ts";
import { createSessions } from "../session/sessions.ts";
import { altcha } from "./altcha.ts";
import { captchaHost } from "./captcha-host.ts";

const SITE = "https://life.example";
const store = storeInMemory(() => 0);
const checkedFor: string[] = [];
const options = (captcha: EdgeOptions["captcha"]): EdgeOptions => ({
  providerUrl: "https://back.office",
  upstream: async () => Response.json({}),
  sessions: createSessions([{ kid: "one", secret: new Uint8Array(32).fill(7) }], store, () => 0),
  captcha,
  siteOrigin: SITE,
  addressOf: () => undefined,
  log: () => {},
});

describe("a captcha asked for under a foreign name", () => {
  it("is bound to the site's own", async () => {
    const edge = createEdge(options(altcha("secret", store, () => 0)));
    const answer = await edge(new Request("https://evil.example/api/captcha"));
    expect(await answer?.json()).toMatchObject({ parameters: { data: { host: "life.example" } } });
  });
  it("is checked for the site's own", async () => {
    const edge = createEdge(options({ verify: async (_, host) => (checkedFor.push(host), false) }));
    const headers = { "content-type": "application/json", lang: "ru", origin: SITE };
    const answer = await edge(new Request("https://evil.example/api/login", { method: "POST", body: "{}", headers }));
    expect([answer?.status, checkedFor]).toEqual([428, ["life.example"]]);
  });
});

it("binds the captcha to where the host listens when no origin is configured", () => {
  expect(captchaHost({ listeningOrigin: "http://localhost:3000" })).toBe("localhost:3000");
});
