import { randomBytes } from "node:crypto";
import { calls, type CallName, type Input, type Output } from "@shanyraq/calls";
import { createEdge, createSessions, noCaptcha } from "@shanyraq/edge";
import { storeInMemory } from "@shanyraq/limits";
import { createProvider, productionLimits, type Message, type PhoneOwner, type ProviderOptions } from "@shanyraq/provider";
import { iinWithCheckDigit } from "@shanyraq/rules";
import { openSeeded, quickPasswords } from "../product/seeded-database.ts";
import type { Answer } from "../product/visitor.ts";

export const SITE = "https://life.example";
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const nothingPaid = async (): Promise<never> => {
  throw new Error("nothing is paid here");
};

/**
 * The edge before the back office, with the limits of production and a clock that the test controls.
 * @param base whose phone it is; `none`: without a citizens' base.
 * @param place where its database is; in memory by default.
 */
export async function openInsurer({
  base = async () => ({ owner: "person" }),
  place,
  ...more
}: { base?: Base | "none"; place?: { readonly url: string } } & Partial<
  Pick<ProviderOptions, "limits" | "payments" | "qrSigning" | "signatures">
> = {}) {
  const clock = { now: Date.parse("2026-11-22T04:00:00Z") };
  const database = await openSeeded(clock.now, place);
  const messages: Message[] = [];
  const store = storeInMemory(() => clock.now / SECOND);
  const options: ProviderOptions = {
    database,
    clock: () => clock.now,
    random: (bytes) => randomBytes(bytes),
    messages: { send: async (message) => void messages.push(message) },
    payments: { create: nothingPaid, refund: async () => {}, status: nothingPaid },
    ...(base !== "none" && { citizens: { ask: base } }),
    log: () => {},
    secret: "a secret of the tests",
    filesKeys: [{ kid: "tests", secret: new Uint8Array(32).fill(7) }],
    siteOrigin: SITE,
    store,
    limits: productionLimits,
    passwords: quickPasswords,
    ...more,
  };
  const provider = createProvider(options);
  const edge = createEdge({
    providerUrl: "http://back-office.example",
    upstream: provider.fetch,
    sessions: createSessions([{ kid: "one", secret: randomBytes(32) }], store, () => Math.floor(clock.now / SECOND)),
    captcha: noCaptcha,
    siteOrigin: SITE,
    addressOf: ({ headers }) => headers.get("x-comes-from") ?? undefined,
    log: () => {},
    upstreamTimeoutMs: 60 * SECOND,
  });

  /** A browser somewhere: it keeps its cookies and sends what our pages send. */
  function browser(address: string) {
    const jar = new Map<string, string>();
    let token = "";
    async function call<N extends CallName>(
      name: N,
      input: Input<N> | object,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Answer<Output<N>>> {
      const { path, command } = calls[name];
      const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join("; ");
      const own = path.startsWith("/api/") ? path : `/api/provider${path}`;
      const request = new Request(SITE + (name === "kaspiQrPay" ? "/api/kaspi-qr-pay" : own), {
        method: "POST",
        body: JSON.stringify(input),
        headers: {
          "content-type": "application/json",
          lang: "ru",
          origin: SITE,
          "sec-fetch-site": "same-origin",
          "x-comes-from": address,
          ...(cookie && { cookie }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(command && { "idempotency-key": crypto.randomUUID() }),
          ...headers,
        },
      });
      const response = await edge(request);
      if (!response) throw new Error(`${path} is not the edge's`);
      await provider.settled();
      for (const set of response.headers.getSetCookie()) {
        const [pair = ""] = set.split(";");
        const [key = "", value = ""] = pair.split(/=(.*)/s);
        if (set.includes("Max-Age=0")) jar.delete(key);
        else jar.set(key, value);
      }
      const body = (await response.json()) as Output<N>;
      const given = (body as { Authorization?: { token?: string } }).Authorization?.token;
      if (given) token = given;
      return { status: response.status, headers: response.headers, body };
    }
    return { call, jar, isIn: () => jar.has("__Host-sid"), leave: () => void (jar.delete("__Host-sid"), (token = "")) };
  }

  return {
    clock,
    letters: messages,
    database,
    provider,
    browser,
    /** The newest code that a phone was sent. */
    codeTo: (phone: string): string =>
      /\b\d{6}\b|\b\d{4}\b/.exec(messages.findLast(({ to, key }) => to === phone && key.startsWith("code/"))?.text ?? "")?.[0] ?? "",
    close: async () => {
      await provider.settled();
      await database.close();
    },
  };
}
export type Base = (who: { readonly iin: string; readonly phone: string }) => Promise<PhoneOwner>;
export type Insurer = Awaited<ReturnType<typeof openInsurer>>;
export type Browser = ReturnType<Insurer["browser"]>;

/** Somebody invented, nobody twice, who has no account; their phone as they type it and as messages go to it. */
export function newcomer() {
  people += 1;
  const number = String(people).padStart(4, "0");
  return {
    iin: iinWithCheckDigit(`9507193${number}`) ?? newcomerOfNext(),
    phone: `+7 (700) 777-${number.slice(0, 2)}-${number.slice(2)}`,
    digits: `7700777${number}`,
  };
}
/** No digit fits some numbers. */
const newcomerOfNext = (): string => newcomer().iin;
let people = 100;
export type Newcomer = ReturnType<typeof newcomer>;

const form = {
  surname: "Ерланов",
  name: "Тимур",
  email: "timur@example.kz",
  password: "Төрт-сөз-жарық",
  password_repeat: "Төрт-сөз-жарық",
};
export const formOf = ({ iin, phone }: Newcomer, more: Readonly<Record<string, string>> = {}) => ({ ...form, iin, phone, ...more });
/** What an attacker fills in of somebody else. */
export const theirs = (of: Newcomer) =>
  formOf(of, { email: "attacker@example.com", password: "Менің-құпиясөзім", password_repeat: "Менің-құпиясөзім" });

export const wrong = (code: string): string => [...code].map((digit) => (Number(digit) + 1) % 10).join("");
