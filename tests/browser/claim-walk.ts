import type { Page } from "@playwright/test";
import type { Input } from "@shanyraq/calls";
import type { Claimant, ClaimMeasure, InsuredEvent } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import type { SeededPerson } from "@shanyraq/provider";
import { personWho } from "../src/product/visitor.ts";
import type { BoughtPolicy } from "./bought-policy.ts";
import { caseIn, decided, fill, fillDay, findStanding, numberOfClaim, press, type Say } from "./claim-steps.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { photo } from "./photo.ts";
import { accessible, at, expect, words } from "./product.ts";
import { solvingVisitor } from "./solving-visitor.ts";

type Measured = Pick<Input<"decideWork">, ClaimMeasure | "byAccident">;

/** An insured event from its report to the money. */
export interface ClaimWalk {
  readonly event: InsuredEvent;
  readonly locale: Locale;
  readonly width: number;
  readonly claimant: Claimant;
  /** Who reports it; somebody abroad gives an e-mail too. */
  readonly writer: { readonly name: string; readonly phone: string; readonly email?: string };
  /** Who is paid, where that is not who reports. */
  readonly account: { readonly holder: string; readonly number: string; readonly iban: string };
  /** Who is signed in as they report. */
  readonly signedInAs?: SeededPerson;
  /** What the staff find in the papers. */
  readonly shown?: Measured;
  /** In tenge; left out where the case itself says what is owed. */
  readonly sum?: number;
  readonly takesTwo?: true;
  /** What the paper says of how the sum was found, beside the sum itself. */
  readonly paper: readonly string[];
}

export interface Walked {
  readonly page: Page;
  readonly origin: string;
  readonly policy: BoughtPolicy;
  /** The day of the event. */
  readonly day: string;
}

/** A sum as digits alone: languages write it each in its own way. */
const digits = (text: string): string => text.replaceAll(/\D/g, "");
const tiyn = (sum: number): string => digits(sum.toFixed(2));
/** The page is as wide as the screen, whatever stands on it. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);

/** The report in the browser: the event, its day, and who writes. */
export async function report({ page, origin, policy, day }: Walked, walk: ClaimWalk, say: Say): Promise<void> {
  const { event, claimant, locale, width, writer } = walk;
  await page.setViewportSize({ width, height: 800 });
  const address = `${origin}${at(locale, "/feedback")}?about=event&policy=${policy.number}`;
  if (walk.signedInAs) await openSignedIn(page, address, walk.signedInAs);
  else await page.goto(address);
  const main = page.getByRole("main");
  await main.getByText(say(`field.event.${event}`), { exact: true }).click();
  await fillDay(page, say, "field.eventDate", day);
  await fill(page, say, "field.place", "Ақтау, 14-шағын аудан");
  await fill(page, say, "field.story", "Подробности в выписке, её прилагаю.");
  await expect(page.getByLabel(say("field.contractNumber"))).toHaveValue(policy.number);
  await main.getByText(say(`field.claimant.${claimant}`), { exact: true }).click();
  await fill(page, say, "field.fullName", writer.name);
  await fill(page, say, "field.phone", writer.phone);
  if (writer.email !== undefined) await page.getByLabel(say("field.email")).fill(writer.email);
  await accessible(page);
  await press(page, say, "statements.send");
  await expect(page.getByText(say("statements.event.told"))).toBeVisible();
}

/** The account and the papers: all but the last are there, and one is a photo. @returns the number of the claim. */
export async function claim({ page }: Walked, { account }: ClaimWalk, say: Say): Promise<string> {
  const haves = await page.getByRole("main").getByText(say("statements.event.have"), { exact: true }).all();
  expect(haves.length).toBeGreaterThan(2);
  for (const have of haves.slice(0, -1)) await have.click();
  await fill(page, say, "field.accountHolder", account.holder);
  await fill(page, say, "field.payeeNumber", account.number);
  await fill(page, say, "field.iban", account.iban);
  await page.locator("main input[type=file]:not([capture])").setInputFiles(photo("анықтама.png", account.iban));
  await expect(page.getByText(say("kit.upload.done"))).toBeVisible();
  await accessible(page);
  await fits(page);
  await press(page, say, "statements.send");
  return numberOfClaim(page, say);
}

/** What is owed before anybody decides, as the staff read it. */
async function owed(origin: string, number: string): Promise<number> {
  const employee = solvingVisitor(origin);
  await employee.login(personWho("employee"));
  const { facts } = (await employee.call("workItem", await caseIn(employee, "claim", number))).body;
  return Number(digits(facts.find(({ fact }) => fact === "claimOwed")?.value ?? "")) / 100;
}

/** Money of a claim on the bank of the sandbox. */
export const paid = (page: Page, origin: string, number: string, sum: number, iban: string): Promise<void> =>
  expect(async () => {
    const text = await (await page.request.get(`${origin}/sandbox/bank`)).text();
    const order = text.split("<article>").find((one) => one.includes(number)) ?? "";
    expect(order).toContain(`−${sum.toFixed(2)}`);
    expect(order).toContain(iban);
  }).toPass({ timeout: 45_000 });

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, "");

/** The status with the number, and the paper after the phone. */
export async function read({ page, origin }: Walked, walk: ClaimWalk, { number, sum }: { number: string; sum: number }): Promise<void> {
  const say = words(walk.locale);
  await page.context().clearCookies();
  await findStanding(page, say, { origin, locale: walk.locale, claim: number, phone: walk.writer.phone });
  const main = page.getByRole("main");
  await expect(main.getByText(say("statements.paper.benefit"), { exact: true })).toBeVisible();
  await accessible(page);
  await fits(page);
  await main.getByText(say("statements.paper.benefit"), { exact: true }).click();
  await page.getByLabel(say("field.phone"), { exact: true }).last().fill(walk.writer.phone);
  await press(page, say, "statements.paper.send");
  const paper = page.locator("main article");
  await expect(paper).toContainText(number);
  const text = await paper.innerText();
  expect(digits(text)).toContain(tiyn(sum));
  for (const one of walk.paper) expect(withoutSpaces(text)).toContain(withoutSpaces(one));
  await accessible(page);
  await fits(page);
}

/** A walk whose decision is made by calls. @returns the number of the claim. */
export async function walked(about: Walked, walk: ClaimWalk): Promise<string> {
  const { page, origin, day } = about;
  const say = words(walk.locale);
  await report(about, walk, say);
  const number = await claim(about, walk, say);
  const sum = walk.sum ?? (await owed(origin, number));
  expect(sum).toBeGreaterThan(0);
  const took = await decided(origin, { what: "claim", number, decision: "acceptClaim", more: { eventDay: day, ...walk.shown } });
  expect(took).toBe(walk.takesTwo ? 2 : 1);
  await paid(page, origin, number, sum, walk.account.iban.replaceAll(" ", ""));
  await read(about, walk, { number, sum });
  return number;
}
