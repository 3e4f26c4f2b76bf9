import { isLocale, type Locale } from "@shanyraq/i18n";
import {
  createNextWork,
  decide,
  decisions,
  failingRows,
  isJobName,
  keepSessions,
  readCallbacks,
  readApplicationFile,
  readCases,
  recountBalances,
  retryRow,
  type Database,
  type FileStore,
  type Messages,
  type Registry,
  type SeededPerson,
} from "@shanyraq/provider";
import { accountingService } from "./accounting/service.ts";
import { createClockMover, type MovedProduct } from "./clock/clock-mover.ts";
import { clockService } from "./clock/service.ts";
import type { openSharedClock } from "./clock/shared-clock.ts";
import { bankPayouts, payoutService } from "./bank/payouts.ts";
import { bankTransfers, statementService } from "./bank/transfers.ts";
import { deathsService } from "./citizens/deaths.ts";
import { documentsService } from "./citizens/documents.ts";
import { registersService } from "./citizens/registers.ts";
import { citizensService } from "./citizens/service.ts";
import { fundService } from "./fund/service.ts";
import { attachment, inboxMessages, messages, MAX_MESSAGES, SHOWN } from "./inbox/inbox.ts";
import { kaspiPayments, phoneActions } from "./kaspi/payments.ts";
import { cardActions, savedCards } from "./cards/cards.ts";
import { freedomService, SIGNING_SECRET } from "./cards/service.ts";
import { DEVICE_TOKEN, kaspiService } from "./kaspi/service.ts";
import { apiPage, callPage } from "./pages/api-page.ts";
import { bankPage } from "./pages/bank-page.ts";
import { callbacksPage } from "./pages/callbacks-page.ts";
import { cardPage } from "./pages/card-page.ts";
import { inboxPage } from "./pages/inbox-page.ts";
import { jobsPage } from "./pages/jobs-page.ts";
import { ledgerPage } from "./pages/ledger-page.ts";
import { peoplePage } from "./pages/people-page.ts";
import { phonePage } from "./pages/phone-page.ts";
import { storiesPage } from "./pages/stories-page.ts";
import { styles } from "./pages/page.ts";
import { underwritingPage } from "./pages/underwriting-page.ts";
import { inventedRegistry } from "./registry/registry.ts";
import { createSigningSandbox, type SigningSandbox } from "./signing/signing-sandbox.ts";
import { prepareTables, wipe } from "./tables.ts";

export { DEVICE_TOKEN, SIGNING_SECRET };
export { openSharedClock, type SharedClock } from "./clock/shared-clock.ts";
export type { Moved } from "./clock/clock-mover.ts";

export interface SandboxOptions {
  readonly database: Database;
  readonly clock: Awaited<ReturnType<typeof openSharedClock>>;
  /** The machine's own clock, which nothing moves: milliseconds since 1970. */
  readonly machineClock: () => number;
  /** Where files lie that people send: who plays the underwriter opens them. */
  readonly files: FileStore;
  /** Where the product stands, for the addresses that QR codes hold. */
  readonly origin: string;
  /** Where the product itself listens: there its authority answers about its certificates. */
  readonly local: string;
  readonly people: readonly SeededPerson[];
  /** Makes and seeds the product's tables again, once everything has been wiped. */
  readonly reset: () => Promise<void>;
}

export interface Sandbox {
  readonly messages: Messages;
  readonly registry: Registry;
  readonly signing: Pick<SigningSandbox, "signatures" | "insurerKey" | "listen">;
  /** Gives its clock the product whose jobs are run on the days that it goes through. */
  readonly attach: (product: Omit<MovedProduct, "nextWork" | "beforeMove">) => void;
  /** Ends a move of the clock that is under way, on the day that it has reached. */
  readonly stopClock: () => Promise<void>;
  /** Answers everything under /sandbox. */
  readonly fetch: (request: Request) => Promise<Response>;
}

const back = (to: string, locale: Locale) =>
  new Response(null, { status: 303, headers: { location: `${to}?lang=${locale}`, "cache-control": "no-store" } });
const notFound = () => new Response("404", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
const languageOf = (url: URL): Locale => {
  const lang = url.searchParams.get("lang");
  return isLocale(lang) ? lang : "ru";
};

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** What stands for the outside world while the product runs on one machine. Never part of a production start. */
export async function createSandbox({
  database,
  clock: shared,
  machineClock,
  files,
  origin,
  local,
  people,
  reset,
}: SandboxOptions): Promise<Sandbox> {
  const tables = await prepareTables(database);
  const clock = shared.now;
  const mover = createClockMover({ tables, clock: shared, machineClock });
  const payments = kaspiPayments(tables, clock);
  const transfers = bankTransfers(tables, clock);
  const payouts = bankPayouts(tables, clock);
  const cards = savedCards(tables, clock);
  const signing = await createSigningSandbox({ database, tables, clock, origin, local, people });
  await signing.seed();
  // Keys are issued again where the clock has arrived, not on each of the days between.
  const renewing: typeof mover = {
    ...mover,
    moveTo: async (day) => {
      const moved = await mover.moveTo(day);
      await signing.renew();
      return moved;
    },
  };
  const phoneUrl = (id: string) => `${origin}/sandbox/phone/${id}`;

  /** A person's press on a sandbox page; other sites cannot press for them. */
  async function press(path: string, locale: Locale): Promise<Response> {
    if (path === "/reset") {
      await wipe(database);
      await reset();
      await prepareTables(database);
      await shared.reread();
      await signing.seed();
      return back("/sandbox", locale);
    }
    const [, cardId, cardAct] = /^\/card\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const act = cardActions.find((one) => one === cardAct);
    if (cardId && act) {
      const leads = await cards.act(cardId, act);
      if (leads === undefined) return notFound();
      return leads === "stay" ? back(`/sandbox/card/${cardId}`, locale) : Response.redirect(leads, 303);
    }
    if (await signing.press(path)) return back(path.startsWith("/ncalayer/") ? "/sandbox/ncalayer" : "/sandbox/phone", locale);
    const [, id, name] = /^\/phone\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const action = phoneActions.find((one) => one === name);
    if (!id || !action) return notFound();
    await payments.act(id, action);
    return back("/sandbox/phone", locale);
  }

  /** What the underwriter decides on their page, until the reception has one. */
  async function underwrite(request: Request, path: string, locale: Locale): Promise<Response> {
    const [, applicationId, name] = /^\/underwriting\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const decision = decisions.find((one) => one === name);
    if (!applicationId || !decision) return notFound();
    const words = (await request.formData()).get("words");
    const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
    await decide(database, { applicationId, decision, words: typeof words === "string" ? words : "", byId: null }, clock(), random);
    return back("/sandbox/underwriting", locale);
  }

  /** An accountant's transfer to the insurer. */
  async function transfer(request: Request, locale: Locale): Promise<Response> {
    const form = await request.formData();
    const [amount, purpose] = ["amount", "purpose"].map((name) => String(form.get(name) ?? "").trim());
    const sum = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(amount ?? "");
    if (!sum || !purpose) return new Response(null, { status: 400 });
    await transfers.send(`${sum[1]}.${(sum[2] ?? "").padEnd(2, "0")}`, purpose.slice(0, 300));
    return back("/sandbox/bank", locale);
  }

  /** A row with which a job fails is tried again in the next round. */
  async function retry(request: Request, locale: Locale): Promise<Response> {
    const form = await request.formData();
    const [job, key] = ["job", "key"].map((name) => String(form.get(name) ?? ""));
    if (!job || !key || !isJobName(job)) return new Response(null, { status: 400 });
    await retryRow(database, { job, key }, clock());
    return back("/sandbox/jobs", locale);
  }

  /** A paper of an application, to be kept and not opened here: it is a customer's, and nothing of it runs on this origin. */
  async function paper(id: string): Promise<Response | undefined> {
    const found = await readApplicationFile(database, files, id);
    return (
      found &&
      new Response(new Uint8Array(found.content), {
        headers: {
          "content-type": found.mime,
          "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
        },
      })
    );
  }

  return {
    messages: inboxMessages(tables, clock),
    registry: inventedRegistry(people),
    signing,
    attach: (product) =>
      mover.attach({
        ...product,
        nextWork: createNextWork(database),
        beforeMove: (now, byMs) => keepSessions(database, now, byMs),
      }),
    stopClock: mover.stop,
    fetch: async (request) => {
      await shared.refresh();
      const url = new URL(request.url);
      const path = url.pathname.slice("/sandbox".length) || "/";
      if (/^\/(?:egov|ncalayer|phone|ocsp)\b/.test(path)) await signing.renew();
      const locale = languageOf(url);
      if (path.startsWith("/kaspi/")) return kaspiService(request, path.slice("/kaspi".length), payments, phoneUrl, wait);
      if (path.startsWith("/freedom/"))
        return freedomService(request, path.slice("/freedom".length), cards, (id) => `${origin}/sandbox/card/${id}`);
      const ofClock = await clockService(request, path, { locale, clock: shared, mover: renewing, database });
      if (ofClock) return ofClock;
      if (path === "/bank/payouts") return payoutService(request, payouts);
      if (path.startsWith("/fund/")) return fundService(request, path.slice("/fund".length), { tables, clock, people, wait });
      if (path === "/accounting") return accountingService(request, tables, clock);
      if (path === "/citizens") return citizensService(request);
      if (path === "/citizens/documents") return documentsService(request, people);
      if (path === "/citizens/deaths") return deathsService(request, people);
      if (path.startsWith("/citizens/")) {
        const register = path.slice("/citizens/".length);
        return (await registersService(request, register, { people, wait })) ?? notFound();
      }
      if (path === "/ocsp" && request.method === "POST") return signing.answer(request);
      if (path === "/egov" || path.startsWith("/egov/")) return signing.service(request, path.slice("/egov".length));
      if (request.method === "POST") {
        const site = request.headers.get("sec-fetch-site");
        if (site !== null && site !== "same-origin") return new Response(null, { status: 403 });
        if (path === "/bank/transfer") return transfer(request, locale);
        if (path === "/jobs/retry") return retry(request, locale);
        return path.startsWith("/underwriting/") ? underwrite(request, path, locale) : press(path, locale);
      }
      if (path === "/" || path === "") return peoplePage(locale, people);
      if (path === "/style.css") return new Response(styles, { headers: { "content-type": "text/css; charset=utf-8" } });
      if (path === "/bank/statement") return statementService(request, transfers);
      if (path === "/bank") return bankPage(locale, await transfers.recent(), await payouts.recent());
      if (path === "/jobs") return jobsPage(locale, await failingRows(database));
      if (path === "/ledger") return ledgerPage(locale, await recountBalances(database, clock()));
      if (path === "/ledger.json") return Response.json(await recountBalances(database, clock()));
      if (path === "/calls") return callbacksPage(locale, await readCallbacks(database));
      if (path === "/underwriting") return underwritingPage(locale, await readCases(database));
      const [, fileId] = /^\/underwriting\/file\/([^/]+)$/.exec(path) ?? [];
      if (fileId) return (await paper(fileId)) ?? notFound();
      if (path === "/inbox") return inboxPage(locale, await messages(tables, SHOWN));
      if (path === "/inbox.json") return Response.json(await messages(tables, MAX_MESSAGES));
      if (path === "/inbox/file") {
        const { letter = "", position = "" } = Object.fromEntries(url.searchParams);
        return (/^\d{1,3}$/.test(position) && (await attachment(tables, letter, Number(position)))) || notFound();
      }
      if (path === "/phone") return phonePage(locale, await payments.recent(), await signing.cards(locale));
      if (path === "/ncalayer") return signing.page(locale);
      if (path === "/api") return apiPage(locale);
      if (path === "/stories" || path === "/stories/") return storiesPage(locale);
      const [, name] = /^\/api\/(\w+)$/.exec(path) ?? [];
      if (name) return callPage(locale, name) ?? notFound();
      const [, cardId] = /^\/card\/([^/]+)$/.exec(path) ?? [];
      const card = cardId && (await cards.byId(cardId));
      if (card) return cardPage(locale, card);
      const [, id] = /^\/phone\/([^/]+)$/.exec(path) ?? [];
      const one = id && (await payments.byId(id));
      return one ? phonePage(locale, [one]) : notFound();
    },
  };
}
