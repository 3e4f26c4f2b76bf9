import type { Page } from "@playwright/test";
import type { SeededPerson } from "@shanyraq/provider";
import { expect, type words } from "./product.ts";

/** Signs in where the login has opened over the page. */
export async function signIn(
  page: Page,
  say: ReturnType<typeof words>,
  { iin, id_number, password }: Pick<SeededPerson, "iin" | "id_number" | "password">,
) {
  const modal = page.locator("#bv-modal-auth");
  if (iin === null) {
    await modal.getByRole("tab", { name: say("account.login.nonResident") }).click();
    await modal.getByLabel(say("field.idNumber")).fill(id_number ?? "");
  } else await modal.getByLabel(say("field.iin")).fill(iin);
  await modal.getByLabel(say("field.password"), { exact: true }).fill(password);
  await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
  await expect(modal).toBeHidden();
}
