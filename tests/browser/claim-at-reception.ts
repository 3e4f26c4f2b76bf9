import type { Page } from "@playwright/test";
import type { Injury } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import { personWho } from "../src/product/visitor.ts";
import { opined, press, type Say } from "./claim-steps.ts";
import { openAs } from "./open-signed-in.ts";
import { accessible, at, expect, words } from "./product.ts";
import { solvingVisitor } from "./solving-visitor.ts";

interface AtDesk {
  readonly origin: string;
  readonly locale: Locale;
  readonly number: string;
}

type Staff = "employee" | "supervisor" | "medic";

async function openWork(page: Page, { origin, locale }: AtDesk, shows: Staff): Promise<Say> {
  const [say, staff] = [words(locale), solvingVisitor(origin)];
  await staff.login(personWho(shows));
  await openAs(page, origin + at(locale, "/employee-reception"), staff);
  await page.getByRole("tab", { name: say("reception.tab.work") }).click();
  return say;
}

async function openListed(page: Page, number: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(number) }).click();
  await expect(page.getByRole("heading", { name: new RegExp(number) })).toBeFocused();
}

/** Opens the case of a claim at the reception, in the session of one of the staff. */
async function openCase(page: Page, about: AtDesk, shows: Staff): Promise<Say> {
  const say = await openWork(page, about, shows);
  await openListed(page, about.number);
  return say;
}

/** Opens a case that is decided, and stands in no list, by its number. */
export async function openByNumber(page: Page, about: AtDesk, shows: Staff): Promise<void> {
  const say = await openWork(page, about, shows);
  await page.getByRole("main").getByLabel(say("field.number")).fill(about.number);
  await press(page, say, "reception.find");
  await openListed(page, about.number);
}

/** Another of the staff reads what is proposed, and agrees. */
export async function agreeAtDesk(page: Page, about: AtDesk, proposed: readonly string[]): Promise<void> {
  const say = await openCase(page, about, "supervisor");
  const main = page.getByRole("main");
  for (const words of proposed) await expect(main).toContainText(words);
  await accessible(page);
  await press(page, say, "reception.proposal.agree");
  await expect(main.getByText(say("reception.became.decided"))).toBeVisible();
}

const accept = (page: Page, say: Say) => page.getByRole("main").getByText(say("reception.decision.acceptClaim"), { exact: true }).click();

/** A decided case stands in no list: its number opens it, typed as somebody reads it out. */
async function reopen(page: Page, number: string, say: Say): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel(say("field.number")).fill(number.toLowerCase().replaceAll("-", " "));
  await press(page, say, "reception.find");
  await expect(main.getByRole("listitem").filter({ hasText: number })).toContainText(say("reception.work.decided"));
  await accessible(page);
  await press(page, say, "reception.work.all.show");
  await expect(main.getByRole("tablist", { name: say("reception.work.kinds") })).toBeVisible();
}

/** Nothing is chosen at first, which is refused at its field; then the rows of the table and the days are. */
export async function decideInjury(
  page: Page,
  about: AtDesk & { readonly injuries: readonly Injury[]; readonly sickDays: number },
): Promise<void> {
  const say = await openCase(page, about, "employee");
  const main = page.getByRole("main");
  await expect(main).toContainText(say("claim.blocked.notMeasured"));
  await accept(page, say);
  await press(page, say, "reception.decide");
  await expect(main.getByText(say("claim.blocked.notMeasured"))).toHaveCount(2);
  await accessible(page);
  for (const one of about.injuries) await main.getByText(say(`claim.injury.${one}`), { exact: true }).click();
  await main.getByLabel(say("field.sickDays")).fill(String(about.sickDays));
  await accessible(page);
  await press(page, say, "reception.decide");
  await expect(main.getByText(say("reception.became.decided"))).toBeVisible();
  await accessible(page);
  await reopen(page, about.number, say);
}

/** Another person at the same browser. */
async function openAnew(page: Page, about: AtDesk, shows: Staff): Promise<Say> {
  await page.context().clearCookies();
  return openCase(page, about, shows);
}

/** A sum that takes a medical opinion: an assessor is refused without one and asks, an expert answers by the papers, and the assessor uses what they measured. */
export async function decideByOpinion(
  page: Page,
  about: AtDesk & { readonly injuries: readonly Injury[]; readonly owed: readonly string[] },
): Promise<void> {
  const say = await openCase(page, about, "employee");
  const main = page.getByRole("main");
  const [question, opinion] = ["Подтверждают ли снимки травму?", "Снимки подтверждают травму полностью."];
  const rows = about.injuries.map((one) => main.getByRole("checkbox", { name: say(`claim.injury.${one}`), exact: true }));
  await accept(page, say);
  for (const row of rows) await row.check({ force: true });
  await press(page, say, "reception.decide");
  await expect(main.getByText(say("error.opinionFirst"))).toBeVisible();
  await press(page, say, "reception.opinion.open");
  await main.getByLabel(say("field.opinionQuestion")).fill(question);
  await accessible(page);
  await press(page, say, "reception.opinion.ask");
  await expect(main.getByText(say("reception.became.opinionAsked"))).toBeVisible();

  await openAnew(page, about, "medic");
  await expect(main).toContainText(question);
  await expect(main.getByRole("button", { name: say("reception.decide"), exact: true })).toHaveCount(0);
  await main.getByLabel(say("field.opinionWords")).fill(opinion);
  for (const row of rows) await row.check({ force: true });
  await accessible(page);
  await press(page, say, "reception.opinion.give");
  await expect(main.getByText(say("reception.became.opinionGiven"))).toBeVisible();

  await openAnew(page, about, "employee");
  await expect(main).toContainText(opinion);
  await press(page, say, "reception.opinion.take");
  for (const row of rows) await expect(row).toBeChecked();
  await accessible(page);
  await press(page, say, "reception.decide");
  await expect(main.getByText(say("reception.became.proposed"))).toBeVisible();
  await page.context().clearCookies();
  await agreeAtDesk(page, about, about.owed);
}

/** One confirms the group of disability that a register has said, another reads how the sum was found and agrees. */
export async function decideDisability(page: Page, about: AtDesk & { readonly owed: readonly string[] }): Promise<void> {
  await opined(about.origin, about.number);
  const say = await openCase(page, about, "employee");
  const main = page.getByRole("main");
  await accept(page, say);
  await main.getByText(say("field.byAccident"), { exact: true }).click();
  // The register has said it, and the paper is not typed again.
  await expect(main).toContainText(say("claim.register.disability"));
  await expect(main.getByLabel(say("field.disabilityGroup"))).toHaveValue("second");
  await accessible(page);
  await press(page, say, "reception.decide");
  await expect(main.getByText(say("reception.became.proposed"))).toBeVisible();
  await page.context().clearCookies();
  await agreeAtDesk(page, about, about.owed);
}
