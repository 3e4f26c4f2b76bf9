import { expect, type Page } from "@playwright/test";

export interface Message {
  readonly key: string;
  readonly channel: string;
  readonly recipient: string;
  readonly body: string;
}

/**
 * What the sandbox has sent so far, the newest first.
 * Each time over a line of its own: one that is kept open is closed by the server after five idle seconds, which may be as it is used again.
 */
export const inbox = async (page: Page, origin: string): Promise<readonly Message[]> =>
  (await (await page.request.get(`${origin}/sandbox/inbox.json`, { headers: { connection: "close" } })).json()) as Message[];

/** The code of four digits in the newest SMS that holds one, or nothing. */
export async function newestCode(page: Page, origin: string): Promise<string> {
  const sms = (await inbox(page, origin)).find(({ channel, body }) => channel === "sms" && /\b\d{4}\b/.test(body));
  return /\b(\d{4})\b/.exec(sms?.body ?? "")?.[1] ?? "";
}

/** The code of the newest message to a number. */
export async function codeTo(page: Page, origin: string, recipient: string): Promise<string> {
  const found = async () => {
    const messages = await inbox(page, origin);
    return /\b(\d{4})\b/.exec(messages.find((message) => message.recipient === recipient)?.body ?? "")?.[1] ?? "";
  };
  await expect.poll(found).not.toBe("");
  return found();
}
