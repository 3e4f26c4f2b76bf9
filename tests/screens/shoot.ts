// Takes pictures of every screen, for people to look at: `npm run screens [pattern]`.
// Widths 375, 768 and 1440, three languages, light, dark and high contrast; a phone of 360 px with text at 200 % in three more schemes of the version for the
// visually impaired; files in screenshots/.
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { locales, type Locale } from "@shanyraq/i18n";
import { calculationOf } from "@shanyraq/provider";
import { buy } from "../src/product/purchase.ts";
import { freshPlace, startProduct } from "../src/product/start.ts";
import { personWho, visitor } from "../src/product/visitor.ts";
import { at } from "../browser/words.ts";

const folder = path.resolve(import.meta.dirname, "../../screenshots");
const wanted = new RegExp(process.argv[2] ?? "");
const widths = [375, 768, 1440] as const;
/** Schemes of the version for the visually impaired that are looked at with large text, on a phone alone. */
const schemes = ["yellowOnBlack", "whiteOnBlack", "blueOnSky"] as const;
const SCHEME_WIDTH = 360;
type Mode = "light" | "dark" | "contrast" | (typeof schemes)[number];
const schemeOf = (mode: Mode): (typeof schemes)[number] | undefined => schemes.find((scheme) => scheme === mode);
const looks: readonly (readonly [width: number, mode: Mode])[] = [
  ...widths.flatMap((width) => (["light", "dark", "contrast"] as const).map((mode) => [width, mode] as const)),
  ...schemes.map((scheme) => [SCHEME_WIDTH, scheme] as const),
];

const open: readonly (readonly [name: string, address: string])[] = [
  ["home", "/"],
  ["products", "/products"],
  ["product", "/products/senim"],
  ["calculator", "/products/senim/calculate"],
  ["term", "/products/term-life/calculate"],
  ["news", "/news"],
  ["news-item", "/news/online-policy"],
  ["media", "/smi"],
  ["media-item", "/smi/radio-claims"],
  ["about", "/about"],
  ["directors", "/directors"],
  ["shareholders", "/shareholders"],
  ["report", "/report"],
  ["reports", "/reports"],
  ["contacts", "/contacts"],
  ["page", "/privacy"],
  ["claim", "/how-to-claim"],
  ["missing", "/no-such-page"],
  ["login", "/cabinet"],
];

const place = freshPlace();
const product = await startProduct(place, { CAPTCHA: "off" });
const person = personWho("everyStatus");
const customer = visitor(product.origin);
await customer.login(person);
const contract = (await customer.call("userContracts")).body.data[0]?.id ?? "";
const saved = (await customer.call("setCalcHashData", calculationOf(person))).body.hash ?? "";
await buy(customer, person);
const request = (await customer.call("checkSignedByGuid", {})).body.requests?.find(({ state }) => state === "waiting")?.GUID ?? "";
const own: readonly (readonly [name: string, address: string])[] = [
  ["cabinet", "/cabinet"],
  ["contracts", "/cabinet/reports"],
  ["contracts-failed", "/cabinet/reports?failed=true"],
  ["contract", `/cabinet/reports/${contract}`],
  ["paper", `/cabinet/reports/paper/${contract}?type=policy`],
  ["papers-to-sign", `/sign/${request}`],
  ["profile", "/cabinet/info"],
  ["claims", "/cabinet/claims"],
  ["worksheet", `/products/senim/calculate/online/${saved}`],
];

const SETTLED_MS = 1_500;

async function picture(page: Page, name: string, locale: Locale, address: string, width: number, mode: Mode): Promise<void> {
  await page.goto(product.origin + at(locale, address), { waitUntil: "load" });
  // Skeletons come after 200 ms and data after them: a page that has stood this long and waits for nothing is drawn.
  await page.waitForFunction(
    (settled) => performance.now() > settled && document.fonts.status === "loaded" && !document.querySelector("[aria-busy=true]"),
    SETTLED_MS,
  );
  // What is drawn once it is near is drawn for the picture too.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
  });
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  await page.screenshot({ path: path.join(folder, `${name}-${locale}-${width}-${mode}.png`), fullPage: !name.startsWith("login") });
}

async function inMode(browser: Browser, width: number, mode: Mode, signedIn: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 812 : 900 },
    colorScheme: mode === "dark" ? "dark" : "light",
  });
  const scheme = schemeOf(mode);
  if (scheme !== undefined)
    await context.addInitScript(
      (settings) => {
        localStorage.setItem("shanyraq:visual:v1", "true");
        localStorage.setItem("shanyraq:visual-settings:v1", settings);
      },
      JSON.stringify({ scheme, size: "200" }),
    );
  if (mode === "contrast") await context.addInitScript(() => localStorage.setItem("shanyraq:visual:v1", "true"));
  if (signedIn) {
    const [name = "", value = ""] = customer.session().cookie.split(/=(.*)/s);
    await context.addCookies([
      { name, value, url: product.origin.replace("http:", "https:"), secure: true, httpOnly: true, sameSite: "Strict" },
    ]);
    await context.addInitScript(() => localStorage.setItem("shanyraq:signed-in:v1", "true"));
  }
  return context.newPage();
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking"],
});
for (const [width, mode] of looks) {
  for (const [signedIn, screens] of [
    [false, open],
    [true, own],
  ] as const) {
    const page = await inMode(browser, width, mode, signedIn);
    for (const locale of locales) {
      for (const [name, address] of screens) {
        if (wanted.test(`${name}-${locale}-${width}-${mode}`)) await picture(page, name, locale, address, width, mode);
      }
    }
    await page.context().close();
  }
}
await browser.close();
await product.stop();
place.remove();
console.log(`Pictures in ${folder}`);
