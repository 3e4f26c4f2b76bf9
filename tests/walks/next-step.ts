import { topics } from "@shanyraq/calls/topics";
import type { Page } from "@playwright/test";
import type { words } from "../browser/product.ts";
import { fillTopic } from "../browser/worksheet.ts";

type Say = ReturnType<typeof words>;

/** Somebody who is buying: where the product stands, and whose phone gets the codes. */
export interface Buyer {
  readonly page: Page;
  readonly say: Say;
  readonly origin: string;
  readonly phone: string;
}

const press = async (page: Page, name: string): Promise<string> => {
  await page.getByRole("button", { name, exact: true }).first().click({ timeout: 5_000 });
  return `means to press ${name}`;
};
const stands = async (page: Page, name: string, level: number): Promise<boolean> =>
  (await page.getByRole("heading", { name, level, exact: true }).count()) > 0;

interface Message {
  readonly channel: string;
  readonly recipient: string;
  readonly body: string;
  readonly key: string;
}
async function newestCode({ page, origin, phone }: Buyer): Promise<string | undefined> {
  const messages = (await (await page.request.get(`${origin}/sandbox/inbox.json`)).json()) as readonly Message[];
  const [newest] = messages.filter(({ channel, key, recipient }) => channel === "sms" && recipient === phone && key.startsWith("code/"));
  return /\b(\d{4})\b/.exec(newest?.body ?? "")?.[1];
}

async function fromCalculator({ page, say }: Buyer): Promise<string> {
  const own = page.getByRole("button", { name: say("calculators.notOwn.take") });
  return press(page, say((await own.count()) > 0 ? "calculators.notOwn.take" : "calculators.buy"));
}

/** On the check page: the consent, then the code; a second purchase within a day is meant. */
async function fromCheck({ page, say }: Buyer): Promise<string> {
  await page.getByRole("checkbox", { name: say("field.consent") }).check({ force: true });
  const again = page.getByRole("button", { name: say("purchase.again.yes") });
  return press(page, say((await again.count()) > 0 ? "purchase.again.yes" : "purchase.sendCode"));
}

async function fromPayment({ page, say, origin }: Buyer): Promise<string | undefined> {
  const open = page.getByRole("link", { name: say("purchase.qr.openApp") });
  if ((await open.count()) === 0) return undefined;
  const id = ((await open.getAttribute("href")) ?? "").split("/").at(-1);
  await page.request.post(`${origin}/sandbox/phone/${id}/pay`, { headers: { "sec-fetch-site": "same-origin" } });
  await page.getByRole("heading", { name: say("purchase.paid.title") }).waitFor({ timeout: 15_000 });
  return "the phone pays";
}

/** What somebody who wants the policy does next, wherever they stand; undefined where that is nothing of a purchase. */
export async function nextStep(buyer: Buyer): Promise<string | undefined> {
  const { page, say } = buyer;
  const { pathname } = new URL(page.url());
  if (pathname.endsWith("/payment")) return fromPayment(buyer);
  if (/\/calculate(?:\/[0-9a-f]{32})?$/.test(pathname)) return fromCalculator(buyer);
  if (!pathname.includes("/calculate/online/")) return undefined;
  for (const topic of topics)
    if (await stands(page, say(`purchase.step.${topic}`), 2)) {
      await fillTopic(page, say, topic);
      return press(page, say("purchase.next"));
    }
  if (await stands(page, say("purchase.step.check"), 2)) return fromCheck(buyer);
  if (await stands(page, say("purchase.confirmed.title"), 2)) return press(page, say("purchase.toPayment"));
  if (!(await stands(page, say("purchase.step.code"), 2))) return undefined;
  await page.getByRole("textbox", { name: say("field.code") }).fill((await newestCode(buyer)) ?? "0000");
  return press(page, say("purchase.code.confirm"));
}
