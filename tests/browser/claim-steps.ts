import type { Page } from "@playwright/test";
import type { Input } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import { personWho, type Visitor } from "../src/product/visitor.ts";
import { at, expect, type words } from "./product.ts";
import { solvingVisitor } from "./solving-visitor.ts";

export type Say = ReturnType<typeof words>;
export const key = () => ({ "idempotency-key": crypto.randomUUID() });

export const fill = (page: Page, say: Say, id: string, value: string) => page.getByLabel(say(id), { exact: true }).fill(value);
export const press = (page: Page, say: Say, id: string) =>
  page
    .getByRole("main")
    .getByRole("button", { name: say(id), exact: true })
    .click();
/** A day in its three boxes, yyyy-mm-dd. */
export async function fillDay(page: Page, say: Say, id: string, iso: string): Promise<void> {
  const group = page.getByRole("group", { name: say(id) }).first();
  for (const [part, value] of iso.split("-").toReversed().entries()) await group.getByRole("textbox").nth(part).fill(value);
}

/** Where a claim stands, as whoever has its number and the end of the phone reads it. */
export async function findStanding(
  page: Page,
  say: Say,
  about: { readonly origin: string; readonly locale: Locale; readonly claim: string; readonly phone: string },
): Promise<void> {
  await page.goto(about.origin + at(about.locale, "/check-status"));
  await fill(page, say, "field.number", about.claim);
  await fill(page, say, "field.phoneEnd", about.phone.replaceAll(/\D/g, "").slice(-4));
  await press(page, say, "checks.find");
}

/** The number of a claim that was taken, from the page that thanks for it. */
export async function numberOfClaim(page: Page, say: Say): Promise<string> {
  await expect(page.getByRole("heading", { name: say("statements.done") })).toBeVisible();
  return /OB-\d{4}-\d{6}/.exec(await page.getByRole("main").innerText())?.[0] ?? "";
}

/** A case of the reception's list by its number, for one of the staff. */
export async function caseIn(staff: Visitor, what: "claim" | "insuredEvent", number: string) {
  const { work } = (await staff.call("getEmployeeReception", { what })).body;
  return { kind: "statement", id: work.find((one) => one.name === number)?.id ?? "" } as const;
}

/** Requests a medical opinion on a claim, and gives it: by calls. */
export async function opined(origin: string, number: string): Promise<void> {
  const [assessor, expert] = [solvingVisitor(origin), solvingVisitor(origin)];
  await assessor.login(personWho("employee"));
  const { id } = await caseIn(assessor, "claim", number);
  expect((await assessor.call("askOpinion", { id, question: "Что показывают документы?" }, key())).status).toBe(200);
  await expert.login(personWho("medic"));
  expect((await expert.call("giveOpinion", { id, words: "Документы это подтверждают." }, key())).status).toBe(200);
}

export interface Decision extends Pick<Input<"decideWork">, "decision"> {
  readonly what: "claim" | "insuredEvent";
  readonly number: string;
  readonly more: Omit<Input<"decideWork">, "kind" | "id" | "decision">;
}

/** Decides a claim or a report by calls: one of the staff, and another who agrees where it takes two. @returns how many it took. */
export async function decided(origin: string, { what, number, decision, more }: Decision): Promise<1 | 2> {
  const [first, second] = [solvingVisitor(origin), solvingVisitor(origin)];
  await first.login(personWho("employee"));
  const about = { ...(await caseIn(first, what, number)), decision };
  let { status, body } = await first.call("decideWork", { ...about, ...more }, key());
  // What is measured by health and above the sum of simple claims takes a medical opinion.
  if (status === 409) {
    await opined(origin, number);
    ({ status, body } = await first.call("decideWork", { ...about, ...more }, key()));
  }
  expect(status).toBe(200);
  if (body.became === "decided") return 1;
  expect(body).toMatchObject({ became: "proposed" });
  await second.login(personWho("supervisor"));
  expect((await second.call("decideWork", { ...about, agree: true }, key())).body).toMatchObject({ became: "decided" });
  return 2;
}
