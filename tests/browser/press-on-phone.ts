import type { Page } from "@playwright/test";

/**
 * Presses a button of the virtual phone and waits for the server's answer. The phone's own page is left alone: a tab in the background may
 * never show what it was led to.
 */
export async function pressOnPhone(phone: Page, act: "scan" | "pay"): Promise<void> {
  const answered = phone.waitForResponse(
    (response) => response.request().method() === "POST" && new URL(response.url()).pathname.endsWith(`/${act}`),
  );
  await phone.locator(`form[action*='/${act}'] button`).first().click();
  await answered;
}
