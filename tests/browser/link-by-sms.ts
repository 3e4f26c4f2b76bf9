import type { Page } from "@playwright/test";
import { inbox } from "./inbox.ts";
import { expect, often, smsKeys } from "./product.ts";

/** The link of the SMS that came after those known before. */
export async function newLink(page: Page, origin: string, earlier: ReadonlySet<string>): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const sent = (await inbox(page, origin)).find(({ key, channel }) => channel === "sms" && !earlier.has(key));
      link = /https?:\/\/\S+/.exec(sent?.body ?? "")?.[0];
      return link;
    }, often)
    .toBeTruthy();
  return link ?? "";
}

/** Has the link of the code on the screen sent to the phone of the profile. @returns it as the SMS has it. */
export async function linkBySms(page: Page, origin: string, says: { readonly send: string; readonly again: string }): Promise<string> {
  const earlier = await smsKeys(page, origin);
  await page.getByRole("button", { name: says.send }).click();
  await expect(page.getByRole("button", { name: says.again })).toBeVisible();
  return newLink(page, origin, earlier);
}

/** Whoever cannot aim a camera opens the application by the SMS: has the link of a code that signs sent, and sees that it is that of the code on the screen. */
export async function linkOfCodeIsSent(page: Page, say: (id: string) => string, origin: string): Promise<void> {
  const shown = await page.getByRole("link", { name: say("account.signature.launch.person") }).getAttribute("href");
  expect(await linkBySms(page, origin, { send: say("signing.launchLink.send"), again: say("signing.launchLink.again") })).toBe(shown);
}
