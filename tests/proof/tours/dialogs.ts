import { expect } from "@playwright/test";
import { heading, button, resident, STRONG, tab, typeCode, fill } from "../../browser/auth-modal.ts";
import { inbox } from "../../browser/inbox.ts";
import { loginOf } from "../../browser/sign-in.ts";
import { comeToRest } from "../come-to-rest.ts";
import type { Visit } from "../stage.ts";
import type { Look, Tour } from "./tour.ts";

const ofHeader = ({ page, say }: Visit, id: string) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: say(id), exact: true })
    .first();

/** A slip first: what is wrong is said where it is. */
const login = async (visit: Visit, look: Look) => {
  const { page, say } = visit;
  await visit.open("/");
  await loginOf(page, say).click();
  const modal = page.locator("#bv-modal-auth");
  await expect(modal).toBeVisible();
  await look("login");
  await button(modal, say("account.login.submit")).click();
  await expect(modal.getByText(say("error.required")).first()).toBeVisible();
  await look("login-missing");
  await tab(modal, say("account.login.nonResident")).click();
  await look("login-foreigner");
  await tab(modal, say("account.login.signature")).click();
  await comeToRest(page);
  await look("login-signature");
  await tab(modal, say("account.login.resident")).click();
  await button(modal, say("account.login.forgotten")).click();
  await expect(modal.getByRole("heading", { name: say("account.forgot.phone.title") })).toBeVisible();
  await look("forgotten-password");
};

/** The code of the newest message: whoever asks for it has just waited for the step that sends it. */
async function lastCode({ page, origin }: Visit): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const sms = (await inbox(page, origin)).find(({ channel }) => channel === "sms");
      code = /\b(\d{4})\b/.exec(sms?.body ?? "")?.[1];
      return code;
    })
    .toBeTruthy();
  return code ?? "";
}

/** From an empty form to a customer: each language registers somebody else. */
const registration = async (visit: Visit, look: Look) => {
  const { page, say, locale } = visit;
  await visit.open("/");
  await loginOf(page, say).click();
  const modal = page.locator("#bv-modal-auth");
  await tab(modal, say("account.tab.registration")).click();
  await look("registration");
  await button(modal, say("account.continue")).click();
  await expect(modal.getByText(say("error.required")).first()).toBeVisible();
  await look("registration-missing");
  await tab(modal, say("account.login.nonResident")).click();
  await look("registration-foreigner");
  await tab(modal, say("account.login.resident")).click();
  await fill(modal, say, resident({ kk: "71", ru: "72", en: "73" }[locale]), STRONG);
  await button(modal, say("account.continue")).click();
  await heading(modal, say("account.send.title"));
  await look("registration-send");
  await button(modal, say("account.send")).click();
  await heading(modal, say("account.code.title"));
  await look("registration-code");
  const code = await lastCode(visit);
  await typeCode(modal, say, code === "0000" ? "1111" : "0000", "account.code.confirm");
  await expect(modal.getByRole("alert")).toBeVisible();
  await look("registration-code-wrong");
  await typeCode(modal, say, code, "account.code.confirm");
  await heading(modal, say("account.done.title"));
  await look("registration-done");
};

const others = async (visit: Visit, look: Look) => {
  const { page, say } = visit;
  await visit.open("/contacts");
  await ofHeader(visit, "kit.header.callMe").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("call-back");
  await page.keyboard.press("Escape");
  await ofHeader(visit, "shell.search").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("searchbox").fill("senim");
  await comeToRest(page);
  await look("search");
  await page.keyboard.press("Escape");
  await ofHeader(visit, "kit.header.accessibility").click();
  await comeToRest(page);
  await page.getByRole("button", { name: say("mode.settings"), exact: true }).click();
  await look("mode", page.getByRole("region", { name: say("mode.title"), exact: true }));
};

export const loginTour: Tour = { name: "login", walk: login };
export const registrationTour: Tour = { name: "registration", walk: registration };
export const dialogs: Tour = { name: "dialogs of the header", walk: others };
