import type { Page } from "@playwright/test";
import { expect, often } from "./product.ts";

const press = async (page: Page, origin: string, path: string) => {
  const { headers } = { headers: { "sec-fetch-site": "same-origin" } };
  expect((await page.request.post(`${origin}/sandbox${path}`, { headers, maxRedirects: 0 })).status()).toBe(303);
};
const textOf = async (page: Page, address: string) => (await page.request.get(address)).text();

/** How the virtual NCALayer behaves from now on. */
export const applicationIs = async (page: Page, origin: string, mode: string): Promise<void> =>
  press(page, origin, `/ncalayer/mode/${mode}`);

/** Chooses a key in the window of the virtual NCALayer, or cancels there. */
export async function chooseKey(page: Page, origin: string, key: string): Promise<void> {
  let id: string | undefined;
  await expect
    .poll(async () => {
      id = /\/sandbox\/ncalayer\/([0-9a-f-]{36})\//.exec(await textOf(page, `${origin}/sandbox/ncalayer`))?.[1];
      return id;
    }, often)
    .toBeTruthy();
  await press(page, origin, `/ncalayer/${id}/${key}`);
}

/** What the newest code on a screen is done with on the virtual phone. */
export async function onPhone(page: Page, origin: string, ...acts: readonly string[]): Promise<void> {
  let id: string | undefined;
  await expect
    .poll(async () => {
      id = /\/sandbox\/phone\/sign\/([0-9a-f-]{36})\//.exec(await textOf(page, `${origin}/sandbox/phone`))?.[1];
      return id;
    }, often)
    .toBeTruthy();
  for (const act of acts) {
    // A key is offered once the phone has read what is to be signed.
    await expect.poll(() => textOf(page, `${origin}/sandbox/phone`), often).toContain(`/sandbox/phone/sign/${id}/${act}`);
    await press(page, origin, `/phone/sign/${id}/${act}`);
  }
}
