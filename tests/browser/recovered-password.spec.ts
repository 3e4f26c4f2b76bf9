import { personWho } from "../src/product/visitor.ts";
import { button, heading, openModal, typeCode, wrong } from "./auth-modal.ts";
import { accessible, expect, smsCode, smsKeys, test } from "./product.ts";

test("a forgotten password is replaced by the code in the phone, and ends in the cabinet", async ({ page, running }) => {
  const { modal, say } = await openModal(page, running.origin(), "kk");
  // Files share a product, in the order of their names: nobody signs in as them after this, whose password is another then.
  const person = personWho("nonResident");
  await button(modal, say("account.login.forgotten")).click();
  await heading(modal, say("account.forgot.phone.title"));
  await accessible(page);
  await modal.getByLabel(say("field.phone"), { exact: true }).fill(person.phone);
  const earlier = await smsKeys(page, running.origin());
  await button(modal, say("account.forgot.phone.send")).click();

  await heading(modal, say("account.code.title"));
  await accessible(page);
  const code = await smsCode(page, running.origin(), earlier);
  await typeCode(modal, say, wrong(code), "account.code.confirm");
  await expect(modal.getByRole("alert")).toContainText("4");
  await typeCode(modal, say, code, "account.code.confirm");

  await heading(modal, say("account.forgot.password.title"));
  await accessible(page);
  // Nobody is signed in yet: another tab knows no customer.
  expect(await page.evaluate(() => localStorage.getItem("shanyraq:signed-in:v1"))).toBeNull();
  await modal.getByLabel(say("field.newPassword"), { exact: true }).fill("abcdef");
  await modal.getByLabel(say("field.passwordRepeat"), { exact: true }).fill("abcdeg");
  await button(modal, say("account.forgot.password.save")).click();
  await expect(modal.getByText(say("error.password.repeat"))).toBeVisible();
  await modal.getByLabel(say("field.newPassword"), { exact: true }).fill("Жаңа-құпиясөз");
  await modal.getByLabel(say("field.passwordRepeat"), { exact: true }).fill("Жаңа-құпиясөз");
  await button(modal, say("account.forgot.password.save")).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(`${running.origin()}/kk/cabinet`);
  await expect(page.getByRole("button", { name: new RegExp(person.name) }).first()).toBeVisible();
});
