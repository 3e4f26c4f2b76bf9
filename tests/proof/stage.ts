import { expect, test as base, type Page } from "@playwright/test";
import type { Locale } from "@shanyraq/i18n";
import type { SeededPerson } from "@shanyraq/provider";
import { answering } from "../browser/answering.ts";
import { at, words } from "../browser/words.ts";
import { freshPlace, startProduct } from "../src/product/start.ts";
import { personWho, visitor } from "../src/product/visitor.ts";
import { comeToRest, watchRequests } from "./come-to-rest.ts";
import { drawIds } from "./ids/page-texts.ts";
import { repliesInIds, type Replies } from "./ids/recorded-replies.ts";
import { textsAsIds } from "./ids/text-as-id.ts";

/** The moment at which every product of these proofs begins: what it says of years, ages and dues is the same on any day. */
const BEGINS = "2026-11-25T05:00:00Z";

type Who = SeededPerson["shows"];

/** Somebody who looks at the product in one language. */
export interface Visit {
  readonly page: Page;
  readonly origin: string;
  readonly locale: Locale;
  readonly say: ReturnType<typeof words>;
  /** Opens an address of the site and waits until nothing more comes. */
  readonly open: (address: string) => Promise<void>;
  /** Signs in without the dialog, as somebody who has come before; "afresh" in a session that has not been asked yet who it is. */
  readonly enter: (who: Who, how?: "afresh") => Promise<void>;
}

interface Stage {
  readonly visitIn: (locale: Locale) => Promise<Visit>;
}
interface House {
  /** Whether every text is drawn as it is, or as its id with its arguments; the latter in Russian alone. */
  readonly texts: "words" | "ids";
  readonly house: { readonly origin: string; readonly replies: Replies; readonly cookieOf: (who: Who, how?: "afresh") => Promise<string> };
}

const clock = new URL("../src/product/held-clock.ts", import.meta.url).href;
const serverTexts = new URL("ids/server-texts.ts", import.meta.url).href;

let started = Date.now();

/** Gives pages the clock that the product has. */
async function setClock(page: Page): Promise<void> {
  await page.addInitScript(
    (shift) => {
      const Real = Date;
      const now = () => Real.now() + shift;
      globalThis.Date = new Proxy(Real, {
        construct: (target, given: unknown[], newTarget) =>
          Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
        get: (target, name, receiver) => (name === "now" ? now : (Reflect.get(target, name, receiver) as unknown)),
      });
    },
    Date.parse(BEGINS) - started,
  );
}

/** A text of the site, as it is drawn where texts are drawn as ids. */
function idOf(id: string): string {
  const text = textsAsIds()[id];
  if (text === undefined) throw new Error(`no text ${id}`);
  return text;
}

/** One product for all the proofs of a worker, at a clock that begins when they do. */
export const test = base.extend<Stage, House>({
  texts: ["words", { scope: "worker", option: true }],
  house: [
    async ({ texts }, use) => {
      const place = freshPlace();
      started = Date.now();
      const modules = texts === "ids" ? [clock, serverTexts] : [clock];
      const product = await startProduct(place, {
        CAPTCHA: "off",
        CLOCK_BEGINS: BEGINS,
        NODE_OPTIONS: modules.map((file) => `--import=${file}`).join(" "),
      });
      const cookies = new Map<Who, Promise<string>>();
      const enter = async (who: Who) => {
        const customer = visitor(product.origin);
        await customer.login(personWho(who));
        return customer.session().cookie;
      };
      await use({
        origin: product.origin,
        replies: texts === "ids" ? await repliesInIds(product.origin) : new Map(),
        cookieOf: (who, how) => {
          const known = (how === undefined && cookies.get(who)) || enter(who);
          cookies.set(who, known);
          return known;
        },
      });
      await product.stop();
      place.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  visitIn: async ({ page, house, texts }, lend) => {
    watchRequests(page);
    await setClock(answering(page));
    if (texts === "ids") await drawIds(page, house.replies);
    const { origin } = house;
    await lend(async (locale) => ({
      page,
      origin,
      locale,
      say: texts === "ids" ? idOf : words(locale),
      open: async (address) => {
        await page.goto(origin + at(locale, address));
        await comeToRest(page);
      },
      enter: async (who, how) => {
        const [name = "", value = ""] = (await house.cookieOf(who, how)).split(/=(.*)/s);
        await page.context().clearCookies();
        const url = origin.replace("http:", "https:");
        await page.context().addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: "Strict" }]);
        await page.addInitScript(() => localStorage.setItem("shanyraq:signed-in:v1", "true"));
      },
    }));
  },
});
export { expect };
