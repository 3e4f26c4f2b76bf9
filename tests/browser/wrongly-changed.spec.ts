import { credentialsOf, personWho } from "../src/product/visitor.ts";
import { button, tab } from "./auth-modal.ts";
import { inbox } from "./inbox.ts";
import { accessible, expect, often, smsCode, smsKeys, test, words } from "./product.ts";
import { onPhone } from "./signers.ts";
import { solvingVisitor } from "./solving-visitor.ts";

const STRANGERS = "Бөтен-құпиясөз";

// Files share a product, in the order of their names: nobody signs in by this password after this one, which is the last.
test(
  "a customer whose password somebody else changed locks the account by the link of the message, and a signature opens it",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    const origin = running.origin();
    const person = personWho("nothing");

    // A stranger has the SIM card, and the account with it.
    const stranger = solvingVisitor(origin);
    const earlier = await smsKeys(page, origin);
    await stranger.call("forgotPassword", { phone: person.phone });
    await stranger.call("forgotPasswordCode", { phone: person.phone, sms: await smsCode(page, origin, earlier) });
    const changed = await stranger.call("changePassword", { password: STRANGERS, password_repeat: STRANGERS });
    expect(changed.body).toMatchObject({ status: "ok" });

    // The owner reads the letter. Opening its link does nothing.
    let token: string | undefined;
    await expect
      .poll(async () => {
        const message = (await inbox(page, origin)).find(({ recipient, body }) => recipient === person.email && body.includes("/not-me#"));
        token = /\/not-me#([\w-]{43})(?![\w-])/.exec(message?.body ?? "")?.[1];
        return token;
      }, often)
      .toBeTruthy();
    await page.goto(`${origin}/not-me#${token}`);
    const press = page.getByRole("button", { name: say("notMe.press"), exact: true });
    await expect(press).toBeVisible();
    await accessible(page);
    // The token leaves the address bar as soon as it is read.
    await expect(page).toHaveURL(`${origin}/not-me`);
    expect((await stranger.call("user", {})).status).toBe(200);

    await press.click();
    await expect(page.getByRole("heading", { name: say("notMe.done"), exact: true })).toBeFocused();
    await accessible(page);
    expect((await stranger.call("user", {})).status).toBe(401);

    // The stranger's password is right, and lets nobody in; the link is used up.
    await page.getByRole("button", { name: say("notMe.next.login"), exact: true }).click();
    const modal = page.locator("#bv-modal-auth");
    await expect(button(modal, say("account.signature.qr"))).toBeVisible();
    await tab(modal, say("account.login.resident")).click();
    await modal.getByLabel(say("field.iin")).fill(credentialsOf(person).iin ?? "");
    await modal.getByLabel(say("field.password"), { exact: true }).fill(STRANGERS);
    await button(modal, say("account.login.submit")).click();
    await expect(modal.getByRole("alert")).toContainText(/заблокирован до \d\d\.\d\d\.\d{4}, \d\d:\d\d по времени Алматы/);
    await accessible(page);
    expect((await solvingVisitor(origin).call("notMe", { token })).body).toMatchObject({ reason: "linkOver" });

    // A signature is nobody's but the owner's.
    await tab(modal, say("account.login.signature")).click();
    await button(modal, say("account.signature.qr")).click();
    await expect(modal.getByRole("img", { name: say("account.signature.label") })).toBeVisible();
    await onPhone(page, origin, "scan", "key-other");
    await expect(modal).toBeHidden();
    await expect(page.getByRole("button", { name: new RegExp(person.name) }).first()).toBeVisible();
    expect((await solvingVisitor(origin).call("login", { iin: person.iin ?? "", password: STRANGERS })).status).toBe(401);
  },
);

test("a link that lacks its token says so, and leads on", { tag: "@full" }, async ({ page, running }) => {
  const say = words("kk");
  await page.goto(`${running.origin()}/kk/not-me`);
  await expect(page.getByRole("heading", { name: say("notMe.without"), exact: true })).toBeFocused();
  await expect(page.getByRole("link", { name: say("notMe.next.offices"), exact: true })).toHaveAttribute("href", "/kk/contacts");
  await accessible(page);
});
