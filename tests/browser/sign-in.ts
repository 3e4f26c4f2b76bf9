import type { Page } from "@playwright/test";
import type { SeededPerson } from "@shanyraq/provider";
import { inbox } from "./inbox.ts";
import { expect, type words } from "./product.ts";

/** The code of six digits that the sandbox has sent to a phone. */
async function signInCode(page: Page, phone: string): Promise<string> {
  const messages = await inbox(page, new URL(page.url()).origin);
  const sms = messages.find(({ recipient, body }) => recipient === phone && /\b\d{6}\b/.test(body));
  return /\b\d{6}\b/.exec(sms?.body ?? "")?.[0] ?? "";
}

/** Signs in where the login has opened over the page. */
export async function signIn(
  page: Page,
  say: ReturnType<typeof words>,
  { iin, id_number, password, phone, role }: Pick<SeededPerson, "iin" | "id_number" | "password" | "phone" | "role">,
) {
  const modal = page.locator("#bv-modal-auth");
  if (iin === null) {
    await modal.getByRole("tab", { name: say("account.login.nonResident") }).click();
    await modal.getByLabel(say("field.idNumber")).fill(id_number ?? "");
  } else await modal.getByLabel(say("field.iin")).fill(iin);
  await modal.getByLabel(say("field.password"), { exact: true }).fill(password);
  await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
  if (role === "employee" || role === "manager") {
    await expect(modal.getByRole("heading", { name: say("account.code.title") })).toBeFocused();
    await modal.getByLabel(say("field.code")).fill(await signInCode(page, phone));
    await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
  }
  await expect(modal).toBeHidden();
}

/** The door in the header; a page that scrolls has it twice. */
export const loginOf = (page: Page, say: ReturnType<typeof words>) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: say("kit.header.login") })
    .first();

/** Signs in from the header of any page. */
export async function signInByHeader(page: Page, say: ReturnType<typeof words>, person: Parameters<typeof signIn>[2]) {
  await loginOf(page, say).click();
  await signIn(page, say, person);
}

/** Signs out by the menu that goes by their name. */
export async function signOut(page: Page, say: ReturnType<typeof words>, { name }: Pick<SeededPerson, "name">) {
  await page
    .getByRole("banner")
    .getByRole("button", { name: new RegExp(name) })
    .first()
    .click();
  await page
    .getByRole("button", { name: say("kit.header.logout") })
    .first()
    .click();
}
