// Plays seeded people against a fresh provider whose clock stands still, and writes what they are answered,
// in three languages, for the stories of the components. Every answer is held against its row's schema.
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createClient } from "@shanyraq/client";
import type { CallName } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { locales, type Locale } from "@shanyraq/i18n";
import { storeInMemory } from "@shanyraq/limits";
import {
  createProvider,
  migrate,
  openDatabase,
  preparedMemory,
  seedContent,
  personWho,
  calculationOf,
  seedPeople,
  type PaymentStatus,
  type SeededPerson,
} from "@shanyraq/provider";

const NOW = Date.parse("2026-11-21T06:00:00Z");
const folder = path.resolve(import.meta.dirname, "../recorded-customer");
rmSync(folder, { recursive: true, force: true });

/** A language's people wait their turn: a new code is sent after two minutes only. */
const TURN_MS = 600_000;
const clock = { now: NOW };
const payments = new Map<string, PaymentStatus>();
let code = "";
let drawn = 0;

const database = await openDatabase({ memory: true, ...(await preparedMemory()) });
await migrate(database);
await seedContent(database);
await seedPeople(database, NOW);
const provider = createProvider({
  database,
  clock: () => clock.now,
  // The same codes and hashes at every recording.
  random: (bytes) => createHash("shake256", { outputLength: bytes }).update(String(drawn++)).digest(),
  messages: {
    send: async ({ text }) => {
      code = /\d{4}/.exec(text)?.[0] ?? code;
    },
  },
  payments: {
    create: async ({ reference, amount }) => {
      payments.set(reference, { state: "awaiting", amount });
      return { id: reference, qr: `https://pay.example/qr/${reference}`, url: `https://pay.example/${reference}` };
    },
    refund: async () => {},
    status: async (reference) => payments.get(reference),
  },
  log: () => {},
  secret: "recorder",
  filesKeys: [{ kid: "recorder", secret: new Uint8Array(32).fill(7) }],
  siteOrigin: "https://life.example",
  store: storeInMemory(() => clock.now / 1_000),
});

let locale: Locale = "ru";
let token: string | undefined;
let keys = 0;
const { attempt } = createClient({
  side: "server",
  url: (address) => `http://provider.internal${address}`,
  locale: () => locale,
  token: () => token,
  fetch: async (input, init) => provider.fetch(new Request(input, init)),
  newKey: () => `recording-key-${locale}-${keys++}`,
  report: () => {},
});

async function ask(name: CallName, input: object = {}): Promise<Readonly<Record<string, unknown>>> {
  const outcome = await attempt(name, input as never);
  if (!outcome.ok) throw new Error(`${locale} ${name}: ${JSON.stringify(outcome.failure)}`);
  schemas[name].output.validateSync(outcome.value, { strict: true });
  return outcome.value as Readonly<Record<string, unknown>>;
}

async function record(name: CallName, input: object = {}, entry?: string) {
  const reply = await ask(name, input);
  mkdirSync(path.join(folder, locale), { recursive: true });
  writeFileSync(path.join(folder, locale, `${name}${entry ? `.${entry}` : ""}.json`), `${JSON.stringify(reply)}\n`);
  return reply;
}

async function signIn(shows: SeededPerson["shows"]): Promise<SeededPerson> {
  const person = personWho(shows);
  token = undefined;
  const reply = await ask("login", { iin: person.iin, password: person.password });
  token = (reply["Authorization"] as { readonly token: string }).token;
  return person;
}

/** Who has no policy yet buys one. */
const calculation = calculationOf(personWho("nothing"), { frequency: "monthly" });
const worksheet = {
  calculation,
  answers: {
    person: {
      citizenship: "KZ",
      document_number: "012345678",
      document_date: "2020-01-01",
      region: "almaty",
      city: "Алматы",
      address: "Абай 1",
      email: "client17@example.kz",
    },
    health: { healthy: "yes", conditions: [] },
    declarations: { public_official: "no", tax_abroad: "no" },
    beneficiaries: { list: [] },
  },
  consent: true,
  // The same is bought in each language on one day.
  again: true,
};

interface Element {
  readonly name: string;
  readonly format: string;
  readonly value: string;
  readonly when?: { readonly name: string; readonly values: readonly string[] };
  readonly elements?: readonly Element[];
}
/** A calculator's form as it opens. */
const opened = (elements: readonly Element[]): object =>
  Object.fromEntries(
    elements
      .filter(({ when }) => !when || when.values.includes(elements.find(({ name }) => name === when.name)?.value ?? ""))
      .map(({ name, format, value, elements: parts = [] }) => {
        if (format === "rows") return [name, [opened(parts)]];
        return [name, format === "choices" ? value.split(",").filter(Boolean) : value];
      }),
  );

async function recordCalculators(): Promise<void> {
  const { data } = await ask("products");
  for (const { slug } of data as readonly { readonly slug: string }[]) {
    const { elements } = await ask("getProductForm", { id: slug });
    await record("getCalc", { product: slug, ...opened(elements as readonly Element[]) }, slug);
  }
}

async function recordCabinet(): Promise<void> {
  await signIn("everyStatus");
  await record("user");
  const contracts = await record("userContracts");
  await record("userContracts", { failed: true }, "failed");
  const held = contracts["data"] as readonly { readonly id: string; readonly paid: string; readonly surrender: string }[];
  // The one that has the most to show.
  const [fullest] = held.toSorted((a, b) => Number(b.surrender) - Number(a.surrender) || Number(b.paid) - Number(a.paid));
  for (const name of ["beneficiary", "payments", "paymentSchedule", "redemptions"] as const)
    await record(name, { contractId: fullest?.id });
}

async function recordPurchase(): Promise<void> {
  await record("getSenimCalc", calculation);
  await record("getSenimCalc", { ...calculation, sumAssured: "1" }, "refused");
  const { hash } = await record("setCalcHashData", calculation);
  await record("getSenimData", { hash });
  await signIn("nothing");
  const { requestID } = await record("worksheet", worksheet);
  await record("codeCheck", { requestID, code: code === "0000" ? "1111" : "0000" }, "refused");
  await record("codeCheck", { requestID, code });
  const order = await record("pay", { requestID });
  await record("kaspiQrPay", { hash: order["hash"], attempt: 1 });
  for (const [reference, status] of payments) payments.set(reference, { ...status, state: "paid" });
  await record("kaspiQrPay", { hash: order["hash"], attempt: 1 }, "paid");
}

for (locale of locales) {
  await recordCalculators();
  await recordCabinet();
  await recordPurchase();
  clock.now += TURN_MS;
}
console.log(`Recorded a cabinet and a purchase in ${locales.length} languages.`);
process.exit(0);
