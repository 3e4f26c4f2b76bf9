import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { boughtPolicy } from "./bought-policy.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { solvingVisitor } from "./solving-visitor.ts";

const say = words("kk");
const WIDOW = { name: "Волкова Анна Сергеевна", iin: "900101450006", phone: "7015556677", iban: "KZ86 125K ZT50 0410 0100" };
const spouse = { name: WIDOW.name, relation: "spouse", birthDate: "1990-01-01", share: 100 } as const;

/** Two of the staff accept a claim, one after the other. */
async function accepted(origin: string, number: string, eventDay: string): Promise<void> {
  const [first, second] = [solvingVisitor(origin), solvingVisitor(origin)];
  await first.login(personWho("employee"));
  await second.login(personWho("supervisor"));
  const { work } = (await first.call("getEmployeeReception", { what: "claim" })).body;
  const id = work.find((one) => one.name === number)?.id ?? "";
  const decision = { kind: "statement", id, decision: "acceptClaim" } as const;
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  expect((await first.call("decideWork", { ...decision, eventDay }, key())).body).toMatchObject({ became: "proposed" });
  expect((await second.call("decideWork", { ...decision, agree: true }, key())).body).toMatchObject({ became: "decided" });
}

const send = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: say("statements.send"), exact: true })
    .click();
const fill = (page: Page, id: string, value: string) => page.getByLabel(say(id), { exact: true }).fill(value);

test("a widow without an account reports a death on a phone, follows the claim, and names the account that the sum goes to (kk)", async ({
  page,
  running,
}) => {
  test.slow();
  const origin = running.origin();
  const husband = personWho("nothing");
  const id = await boughtPolicy(origin, husband, { product: "term-life", beneficiaries: [spouse] });
  const owner = solvingVisitor(origin);
  await owner.login(husband);
  const policy = (await owner.call("userContracts", { id })).body.data[0];
  const [number, day] = [policy?.number ?? "", policy?.start_date ?? ""];

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(origin + at("kk", "/how-to-claim"));
  await page
    .locator("main a", { hasText: say("content.reportEvent") })
    .first()
    .click();
  await page.getByRole("main").getByText(say("field.event.death"), { exact: true }).click();
  const [year = "", month = "", date = ""] = day.split("-");
  for (const [part, value] of [date, month, year].entries())
    await page
      .getByRole("group", { name: say("field.eventDate") })
      .getByRole("textbox")
      .nth(part)
      .fill(value);
  await fill(page, "field.place", "Ақтау");
  await fill(page, "field.story", "Жолдасым ауруханада қайтыс болды.");
  await page.getByLabel(say("field.contractNumber")).fill(number);
  await page.getByRole("main").getByText(say("field.claimant.beneficiary"), { exact: true }).click();
  await fill(page, "field.fullName", WIDOW.name);
  await fill(page, "field.phone", WIDOW.phone);
  await send(page);
  await expect(page.getByText(say("statements.event.told"))).toBeVisible();
  // The account of a sister: the sum waits until the widow names their own.
  await fill(page, "field.accountHolder", "Серікова Дина");
  await fill(page, "field.iin", WIDOW.iin);
  await fill(page, "field.iban", WIDOW.iban);
  await send(page);
  await expect(page.getByRole("heading", { name: say("statements.done") })).toBeVisible();
  const claim = /OB-\d{4}-\d{6}/.exec(await page.getByRole("main").innerText())?.[0] ?? "";
  await accepted(origin, claim, day);

  await page.goto(origin + at("kk", "/check-status"));
  await fill(page, "field.number", claim);
  await fill(page, "field.phoneEnd", WIDOW.phone.slice(-4));
  await page
    .getByRole("main")
    .getByRole("button", { name: say("checks.find"), exact: true })
    .click();
  await expect(page.getByRole("main")).toContainText("шот нөмірін күтеміз");
  await accessible(page);
  await fill(page, "field.accountHolder", WIDOW.name);
  await fill(page, "field.iin", WIDOW.iin);
  await fill(page, "field.iban", WIDOW.iban);
  await fill(page, "field.phone", WIDOW.phone);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("statements.account.send") })
    .click();
  await expect(page.getByText(say("statements.account.taken"))).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("шот нөмірін күтеміз");
  await accessible(page);
  await expect(async () => {
    expect(await (await page.request.get(`${origin}/sandbox/bank`)).text()).toContain(claim);
  }).toPass();
});
