import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { calls, matchCall } from "@shanyraq/calls";
import { codesOf } from "@shanyraq/calls/refusal-codes";
import { refusalsOf } from "@shanyraq/calls/refusals";
import { replyFault } from "@shanyraq/calls/reply-fault";
import { inject } from "vitest";
import { storeInMemory } from "@shanyraq/limits";
import { createProvider } from "../create-provider.ts";
import { openDatabase, type Database } from "../platform/database/open.ts";
import { servicesOf } from "../platform/adapters/services-of.ts";
import { looseLimits, type ProviderLimits } from "../platform/ports/limits.ts";
import type { FileStore } from "../platform/ports/file-store.ts";
import { insurerKeyOver, type KeyHolder } from "../platform/adapters/insurer-key-over.ts";
import type { RegisteredStanding } from "../platform/ports/identity-documents.ts";
import type { LogEntry } from "../platform/ports/log-entry.ts";
import type { Message } from "../platform/ports/messages.ts";
import type { MobileCitizens, PhoneOwner } from "../platform/ports/mobile-citizens.ts";
import type { Payments, PaymentStatus } from "../platform/ports/payments.ts";
import type { ProviderOptions } from "../platform/ports/provider-options.ts";
import type { CompanyPeople, Juridical } from "../platform/ports/registry.ts";
import { houseBalances } from "../domain/ledger/money/check-balances.ts";
import { openEditing } from "../open-editing.ts";
import { personWho, type SeededPerson } from "../seed/seeded-person.ts";
import { FILES_KEYS } from "./files-keys.ts";
import { fundInMemory } from "./annuities/fund.ts";
import { payoutsInMemory } from "./annuities/payouts.ts";
import { deathsInMemory } from "./deaths-in-memory.ts";
import { registersInMemory } from "./registers-in-memory.ts";
import { putBack } from "./put-back.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { madeFile } from "./seeded-file.ts";
import { seededOnServer } from "./seeded-server.ts";
import { cardsInMemory } from "./contracts/cards.ts";
import { START } from "./seeded.ts";

export { START };

/** The flow of the browser that a test asks from, unless it says another one. */
export const BROWSER = "one-browser".padEnd(43, "-");
export const ANOTHER_BROWSER = "another-browser".padEnd(43, "-");

/** A payment service that keeps its payments in memory and lets a test play the payer. */
export function bankInMemory() {
  const payments = new Map<string, PaymentStatus & { readonly amount: number }>();
  const line = { broken: false };
  /** What has gone back, by payment, in the order in which it went. */
  const refunds: [id: string, amount: number][] = [];
  const port: Payments = {
    create: async ({ reference, amount }) => {
      if (line.broken) throw new Error("no line to the bank");
      if (!payments.has(reference)) payments.set(reference, { state: "awaiting", amount });
      return { id: reference, qr: `qr:${reference}`, url: `https://pay.example/${reference}` };
    },
    status: async (id) => {
      if (line.broken) throw new Error("no line to the bank");
      return payments.get(id);
    },
    refund: async ({ id, amount }) => {
      if (line.broken) throw new Error("no line to the bank");
      if (!refunds.some(([known]) => known === id)) refunds.push([id, amount]);
    },
  };
  const put = (state: PaymentStatus["state"], which: (index: number) => boolean = () => true, amount?: number) => {
    for (const [index, [reference, before]] of [...payments].entries())
      if (which(index)) payments.set(reference, { ...before, state, ...(amount !== undefined && { amount }) });
  };
  return { port, payments, put, line, refunds };
}

/** What `seed-once.ts` makes for the tests of the package; read once a worker. */
let copy: Promise<Blob> | undefined;
async function seededDatabase(): Promise<Database> {
  const place = inject("seededDatabase");
  if ("folder" in place) return seededOnServer(place.folder, place.copy);
  return openDatabase({ memory: true, from: await (copy ??= madeFile(place.file).then((file) => openAsBlob(file))) });
}

/** Databases that an earlier test released: the worker's files pass them on, and they end with it. */
const free: Database[] = [];
async function freshDatabase(): Promise<Database> {
  const left = free.pop();
  if (left) await putBack(left);
  const database = left ?? (await seededDatabase());
  return { ...database, close: async () => void free.push(database) };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Every answer of every test is held against its row: the edge lets no other through to a page. */
function keepsItsRow(method: string, path: string, answer: unknown): void {
  const match = matchCall(method, new URL(path, "http://provider").pathname);
  const fault = match.found === "call" ? replyFault(match.name, answer) : undefined;
  if (fault) throw new Error(`${method} ${path} answers what its row does not promise: ${fault.path} (${fault.rule})`);
}
/** Every refusal of every test is one that the OpenAPI document declares. */
function refusesAsDeclared(method: string, path: string, status: number, code: unknown): void {
  const match = matchCall(method, new URL(path, "http://provider").pathname);
  if (match.found !== "call" || status >= 500) return;
  const declared = refusalsOf(match.name, calls[match.name]);
  if (!declared.some((one) => one === status))
    throw new Error(`${match.name} refuses with ${status}: say so in packages/calls/src/openapi/refusals.ts`);
  if (!declared.some((one) => one === status && codesOf(match.name, one).includes(String(code))))
    throw new Error(`${match.name} refuses with ${status} by ${String(code)}: say so in packages/calls/src/refusal-codes.ts`);
}

/** The whole provider over a fresh database, with a clock, a bank and an inbox in the test's hands. */
export async function backOffice(
  limits: ProviderLimits = looseLimits,
  {
    withoutBase = false,
    withoutRegisters = false,
    keyHolder,
    ...more
  }: Pick<ProviderOptions, "signatures" | "qrSigning" | "transfers" | "passwords" | "claimLimits"> & {
    readonly withoutBase?: boolean;
    readonly withoutRegisters?: boolean;
    readonly files?: FileStore;
    /** The holder of the insurer's key; without them the insurer signs nothing. */
    readonly keyHolder?: KeyHolder;
  } = {},
) {
  const opened = await freshDatabase();
  /** Nothing that was left to run behind the answers may reach the next test's database; and whatever a test did, every tiyn has to be in its account. */
  const database: Database = {
    ...opened,
    close: async () => {
      await provider.settled();
      const { faults } = await houseBalances(opened);
      await opened.close();
      if (faults.length > 0) throw new Error(`a contract does not balance: ${JSON.stringify(faults[0])}`);
    },
  };
  const clock = { now: START };
  const inbox: Message[] = [];
  const log: LogEntry[] = [];
  const bank = bankInMemory();
  const cards = cardsInMemory();
  const payouts = payoutsInMemory();
  const fund = fundInMemory();
  /** Points at which the process "dies": what it was doing never continues. */
  const deaths = new Set<string>();
  /** Numbers for which the mobile citizens' base names another owner. */
  const strangersPhones = new Set<string>();
  /** What else it knows of people, and what it was asked. */
  const citizensBase = {
    broken: false,
    asked: [] as { iin: string; phone: string }[],
    facts: new Map<string, Omit<PhoneOwner, "owner">>(),
  };
  const citizens: MobileCitizens = {
    ask: async ({ iin, phone }) => {
      if (citizensBase.broken) throw new Error("no line to the base");
      citizensBase.asked.push({ iin, phone });
      return { owner: strangersPhones.has(phone) ? "another" : "person", ...citizensBase.facts.get(iin) };
    },
  };
  /** While it is broken no message is sent. */
  const phones = { broken: false };
  /** The state's register of legal entities. */
  const register = { broken: false, entities: new Map<string, Juridical>(), people: new Map<string, CompanyPeople>() };
  /** The state's register of identity documents, by IIN and number. */
  const papersRegister = { broken: false, standings: new Map<string, RegisteredStanding>() };
  const deathsRegister = deathsInMemory();
  const registers = registersInMemory();
  const options: ProviderOptions = {
    database,
    clock: () => clock.now,
    random: (bytes) => randomBytes(bytes),
    messages: {
      send: async (message) => {
        if (phones.broken) throw new Error("no line to the phones");
        if (!inbox.some(({ key }) => key === message.key)) inbox.push(message);
      },
    },
    payments: bank.port,
    savedPayments: cards.port,
    ...(!withoutBase && { citizens }),
    registry: {
      juridical: async (bin) => {
        if (register.broken) throw new Error("no line to the register");
        return register.entities.get(bin);
      },
      people: async (bin) => {
        if (register.broken) throw new Error("no line to the register");
        return register.people.get(bin);
      },
    },
    documents: {
      standingOf: async ({ iin, number }) => {
        if (papersRegister.broken) throw new Error("no line to the register");
        return papersRegister.standings.get(`${iin}/${number}`) ?? "unknown";
      },
    },
    deathRegister: deathsRegister.port,
    ...(!withoutRegisters && registers.ports),
    pensionFund: fund.port,
    pensionAccounting: fund.accounting,
    payouts: payouts.port,
    // Nothing arrives unless a test says so.
    transfers: { since: async () => [] },
    siteOrigin: "https://life.example",
    log: (entry) => void log.push(entry),
    secret: "a secret of the tests",
    filesKeys: FILES_KEYS,
    store: storeInMemory(() => clock.now / 1_000),
    limits,
    passwords: quickPasswords,
    ...(keyHolder && { insurerKey: insurerKeyOver(database, keyHolder) }),
    ...more,
    checkpoint: (point) => {
      if (deaths.delete(point)) throw new Error(`died at ${point}`);
    },
  };
  const provider = createProvider(options);
  const editing = openEditing(options, provider);
  const ask = async (
    method: string,
    path: string,
    {
      body,
      token,
      headers = {},
    }: { readonly body?: unknown; readonly token?: string | undefined; readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Answer> => {
    const request = new Request(`http://provider${path}`, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        "x-flow-id": BROWSER,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const response = await provider.fetch(request);
    const answer = (await response.json()) as Answer["body"];
    if (response.ok) keepsItsRow(method, path, answer);
    else refusesAsDeclared(method, path, response.status, answer["code"]);
    return { status: response.status, headers: response.headers, body: answer };
  };
  /** Waits until what was left to be done behind the answers is done. */
  const settled = () => provider.settled();
  const post = (path: string, body: unknown, token?: string, headers?: Readonly<Record<string, string>>) =>
    ask("POST", path, { body, token, ...(headers && { headers }) });
  const login = async (shows: SeededPerson["shows"]): Promise<string> => {
    const { iin, id_number, password, phone } = personWho(shows);
    const credentials = { ...(iin !== null ? { iin } : { id_number }), password };
    const first = (await post("/api/login", credentials)).body;
    // The staff types the code from their phone; a customer is in.
    const code = /\b\d{6}\b/.exec(inbox.findLast(({ to, key }) => to === phone && key.startsWith("code/signIn/"))?.text ?? "")?.[0];
    const { body } = first["codeNeeded"] === true ? await post("/api/login", { ...credentials, code }) : { body: first };
    return (body["Authorization"] as { token: string }).token;
  };
  /** A minute later: whatever is done without being asked is due. */
  const minuteLater = async () => {
    clock.now += 60_000;
    await provider.work();
  };
  return {
    database,
    options,
    /** Files as the provider reads them. */
    files: servicesOf(options).files,
    provider,
    editing,
    minuteLater,
    settled,
    clock,
    inbox,
    phones,
    strangersPhones,
    citizensBase,
    register,
    papersRegister,
    deathsRegister,
    registers,
    log,
    bank,
    cards,
    payouts,
    fund,
    deaths,
    ask,
    post,
    login,
    person: personWho,
  };
}
export type BackOffice = Awaited<ReturnType<typeof backOffice>>;

/** A back office in which somebody has signed in; `token` is theirs. */
export async function signedInOffice(shows: SeededPerson["shows"]): Promise<{ readonly office: BackOffice; readonly token: string }> {
  const office = await backOffice();
  return { office, token: await office.login(shows) };
}
