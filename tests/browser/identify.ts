import type { Page } from "@playwright/test";
import type { SeededPerson } from "@shanyraq/provider";
import { expect, type words } from "./product.ts";

const digitsOf = ({ iin, id_number }: SeededPerson): string => (iin ?? id_number ?? "").replace(/\D/g, "").slice(-4);
/** Four digits that are not these. */
export const wrong = (right: string): string => (right === "0000" ? "1111" : "0000");

/** Shows who it is; a wrong answer first says how many tries are left. */
export async function identify(page: Page, say: ReturnType<typeof words>, person: SeededPerson): Promise<void> {
  const digits = page.getByLabel(say("field.identityDigits"));
  await digits.fill(wrong(digitsOf(person)));
  await page.getByRole("button", { name: say("change.identity.confirm") }).click();
  await expect(page.locator("main").getByRole("alert")).toBeVisible();
  await digits.fill(digitsOf(person));
  await page.getByRole("button", { name: say("change.identity.confirm") }).click();
}
