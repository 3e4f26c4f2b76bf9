import { cpSync } from "node:fs";
import path from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import { seededPeople } from "@shanyraq/provider";
import { startNginx } from "../src/product/servers/nginx.ts";
import { startPostgres, type Cluster } from "../src/product/servers/postgres.ts";
import { publishLater } from "../src/product/exports/published-later.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { answering } from "./answering.ts";
import { inbox } from "./inbox.ts";
import { asVisitor, isDrawnAgain } from "./visitors.ts";

export type Store = "pglite" | "postgres";
/** What serves the pages: the gateway itself, or nginx before it. */
export type Host = "gateway" | "nginx";
interface Started {
  readonly origin: () => string;
  /** A copy of the texts of the site, which a test may change. */
  readonly contentFolder: string;
  readonly restart: () => Promise<void>;
  /** Publishes content that the build did not know; needs a database that more than one can open. */
  readonly publishLater: () => Promise<void>;
}
export interface Options {
  readonly store: Store;
  readonly host: Host;
  /** Whether the virtual NCALayer listens: of products side by side one may. */
  readonly application: boolean;
}
interface Shared {
  readonly cluster: Cluster;
  readonly running: Started;
}

let databases = 0;

/** What addresses of pages, calls and files may never hold. */
const personal: readonly string[] = [
  "prv_",
  ...seededPeople.flatMap(({ iin, id_number, phone, email, password }) =>
    [iin, id_number, phone, phone.replaceAll(/\D/g, ""), email, password].filter((one) => one !== null),
  ),
];

const SLOWDOWN = Number(process.env["CPU_SLOWDOWN"] ?? 1);

/** Gives a page the processor of a cheap phone, where the suite is run so. */
function slowed(page: Page): void {
  if (SLOWDOWN === 1) return;
  void page
    .context()
    .newCDPSession(page)
    .then((session) => session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN }))
    // A page that is closed at once needs no pace.
    .catch(() => {});
}

/** One running product for the tests of a worker, with its real captcha. */
export const test = base.extend<{ watched: void; outage: boolean }, Options & Shared>({
  context: [
    async ({ context }, use) => {
      context.on("page", answering);
      context.on("page", slowed);
      await asVisitor(context);
      await use(context);
    },
    { scope: "test" },
  ],
  outage: [false, { option: true }],
  store: ["pglite", { option: true, scope: "worker" }],
  host: ["gateway", { option: true, scope: "worker" }],
  application: [false, { option: true, scope: "worker" }],
  cluster: [
    async ({ store }, use) => {
      if (store === "pglite") {
        await use({ create: async () => "", log: "", stop: () => {} });
        return;
      }
      const cluster = await startPostgres();
      await use(cluster);
      cluster.stop();
    },
    { scope: "worker" },
  ],
  running: [
    async ({ store, host, application, cluster }, use) => {
      const place = freshPlace(store === "postgres" ? await cluster.create(`browser_${++databases}`) : undefined);
      const contentFolder = path.join(place.dataFolder, "content");
      cpSync(path.resolve(import.meta.dirname, "../../content"), contentFolder, { recursive: true });
      const before: Readonly<Record<string, string>> = {
        CONTENT_DIR: contentFolder,
        ...(host === "nginx" && { FORWARDED_HOPS: "1" }),
        ...(application && { NCALAYER: "on" }),
      };
      let product: Product = await startProduct(place, before);
      const nginx = host === "nginx" ? await startNginx(product.origin) : undefined;
      await use({
        origin: () => nginx?.origin ?? product.origin,
        contentFolder,
        publishLater: () => publishLater(place.databaseUrl ?? ""),
        restart: async () => {
          const { port } = new URL(product.origin);
          await product.stop();
          // The same port, so that the browser's address and cookie still hold.
          product = await startProduct(place, { ...before, PORT: port });
        },
      });
      await nginx?.stop();
      await product.stop();
      place.remove();
    },
    // Started while other workers are busy, and on PostgreSQL from nothing.
    { scope: "worker", timeout: 240_000 },
  ],
  // No page may break its policy, throw, be handed a token of the provider (S02), or put what is personal into an address (S19).
  watched: [
    async ({ page, outage }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => !isDrawnAgain(error) && faults.push(`page error: ${error.message}`));
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() !== "error") return;
        // A refused call (400 of a weak password, 401 of a guest, 404 of an unknown page, 501 of what is not built) is the test's own business.
        if (/Failed to load resource: the server responded with a status of (400|401|403|404|409|428|501)/.test(text)) return;
        // What a test breaks itself is not a fault of the page.
        if (outage && /Failed to load resource: the server responded with a status of 50[23]/.test(text)) return;
        if (outage && /Failed to load resource: net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)/.test(text)) return;
        if (outage && /WebSocket connection to 'ws:\/\/127\.0\.0\.1:13579\/' failed/.test(text)) return;
        const { pathname } = URL.parse(message.location().url) ?? { pathname: "" };
        faults.push(`${text} ${pathname}`.trim());
      });
      page.context().on("request", (request) => {
        const address = decodeURIComponent(request.url());
        if (personal.some((one) => address.includes(one))) faults.push(`something personal in the address ${request.method()} ${address}`);
      });
      page.on("response", (response) => {
        if (!response.url().includes("/api/")) return;
        void response.text().then(
          (body) => body.includes("prv_") && faults.push(`a provider token in ${response.url()}`),
          () => {},
        );
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
export { accessible } from "./accessible.ts";

export { at, ofOthers, words } from "./words.ts";

const sms = async (page: Page, origin: string) => (await inbox(page, origin)).filter(({ channel }) => channel === "sms");

/** The SMS that have come so far, by their keys. */
export const smsKeys = async (page: Page, origin: string): Promise<ReadonlySet<string>> =>
  new Set((await sms(page, origin)).map(({ key }) => key));

/** What the sandbox tells costs little to ask for: sooner than a page is looked at again. */
export const often = { intervals: [100] };

/** The code of the SMS that came after the ones known before. */
export async function smsCode(page: Page, origin: string, earlier: ReadonlySet<string>, digits: 4 | 6 = 4): Promise<string> {
  const pattern = new RegExp(`\\b(\\d{${digits}})\\b`);
  let code: string | undefined;
  await expect
    .poll(async () => {
      const fresh = (await sms(page, origin)).find(({ key }) => !earlier.has(key));
      code = pattern.exec(fresh?.body ?? "")?.[1];
      return code;
    }, often)
    .toBeTruthy();
  return code ?? "";
}
