import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { boughtPolicy } from "./bought-policy.ts";
import { caseIn, fillDay, findStanding, key } from "./claim-steps.ts";
import { openAs } from "./open-signed-in.ts";
import { photo } from "./photo.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { solvingVisitor } from "./solving-visitor.ts";

const say = words("ru");
const SON = { name: "Волков Егор Ильич", iin: "900101450006", phone: "7015556678", iban: "KZ86125KZT5004100100", born: "1990-01-01" };
const dayIn = (page: Page, id: string, iso: string) => fillDay(page, say, id, iso);
const standing = (page: Page, origin: string, claim: string) => findStanding(page, say, { origin, locale: "ru", claim, phone: SON.phone });

test(
  "an heir sends the certificate, two of the staff divide the sum by it, and the heir's part is ordered to their account",
  { tag: "@full" },
  async ({ page, running }) => {
    test.slow();
    const origin = running.origin();
    const father = personWho("nothing");
    const id = await boughtPolicy(origin, father, { product: "term-life", beneficiaries: [] });
    const [son, employee, supervisor] = [solvingVisitor(origin), solvingVisitor(origin), solvingVisitor(origin)];
    const owner = solvingVisitor(origin);
    await owner.login(father);
    const policy = (await owner.call("userContracts", { id })).body.data[0];
    const eventDate = policy?.start_date ?? "";
    const who = { name: SON.name, phone: SON.phone, email: "" };
    const about = { event: "death", eventDate, place: "Актау", text: "Отец умер в больнице.", claimant: "heir" } as const;
    const report = (await son.call("insurance", { ...about, contractNumber: policy?.number ?? "", ...who }, key())).body.number ?? "";
    const account = { iin: SON.iin, accountHolder: "Сериков Данияр", iban: SON.iban };
    const claim =
      (await son.call("insuranceStatement", { number: report, phone: SON.phone, ...account, documents: [] }, key())).body.number ?? "";
    await employee.login(personWho("employee"));
    await supervisor.login(personWho("supervisor"));
    const item = await caseIn(employee, "claim", claim);
    await employee.call("decideWork", { ...item, decision: "acceptClaim", eventDay: eventDate }, key());
    await supervisor.call("decideWork", { ...item, decision: "acceptClaim", agree: true }, key());

    await standing(page, origin, claim);
    await expect(page.getByRole("main")).toContainText("Ждём свидетельство о праве на наследство");
    const main = page.getByRole("main");
    await main.getByText(say("statements.sendPapers"), { exact: true }).click();
    await page.locator("main input[type=file]:not([capture])").setInputFiles(photo("свидетельство.png"));
    await expect(page.getByText(say("kit.upload.done"))).toBeVisible();
    await page.getByLabel(say("field.phone"), { exact: true }).fill(SON.phone);
    await main.getByRole("button", { name: say("statements.send"), exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: say("statements.sendPapers.done") })).toContainText("документы о наследниках");

    await openAs(page, origin + at("ru", "/employee-reception"), employee);
    await page.getByRole("tab", { name: say("reception.tab.work") }).click();
    await page.getByRole("button", { name: new RegExp(claim) }).click();
    await expect(page.getByText("свидетельство.png")).toBeVisible();
    await page.getByText(say("reception.decision.nameHeirs"), { exact: true }).click();
    await page.getByLabel(say("field.certificateNumber")).fill("12-345");
    await dayIn(page, "field.certificateIssuedOn", eventDate);
    await page.getByLabel(say("field.certificateNotary")).fill("Иванова А. Б., город Алматы");
    await page.getByLabel(say("field.heirName")).fill(SON.name);
    await dayIn(page, "field.birthDate", SON.born);
    await page.getByLabel(say("field.heirNumerator")).fill("2");
    await page.getByLabel(say("field.heirDenominator")).fill("1");
    await page.getByRole("button", { name: say("reception.decide") }).click();
    // More than the whole is refused where it is written, and nothing is lost.
    await expect(page.getByText(say("error.heirs.fraction")).first()).toBeVisible();
    await expect(page.getByLabel(say("field.certificateNumber"))).toHaveValue("12-345");
    await page.getByLabel(say("field.heirNumerator")).fill("1");
    await page.getByLabel(say("field.heirDenominator")).fill("2");
    await accessible(page);
    await page.getByRole("button", { name: say("reception.decide") }).click();
    await expect(page.getByText(say("reception.became.proposed"))).toBeVisible();
    const agreed = await supervisor.call("decideWork", { ...item, decision: "nameHeirs", agree: true }, key());
    expect(agreed.body).toMatchObject({ became: "decided" });

    await page.context().clearCookies();
    await standing(page, origin, claim);
    await expect(main).toContainText("Ждём номер счёта");
    await page.getByLabel(say("field.accountHolder")).fill(SON.name);
    await page.getByLabel(say("field.payeeNumber"), { exact: true }).fill(SON.iin);
    await page.getByLabel(say("field.iban")).fill(SON.iban);
    await page.getByLabel(say("field.phone"), { exact: true }).fill(SON.phone);
    await main.getByRole("button", { name: say("statements.account.send") }).click();
    await expect(page.getByText(say("statements.account.taken"))).toBeVisible();
    await accessible(page);
    await expect(async () => {
      expect(await (await page.request.get(`${origin}/sandbox/bank`)).text()).toContain(claim);
    }).toPass();
    // The other half waits for whoever is not named yet: their certificate can be sent.
    await standing(page, origin, claim);
    await expect(main.getByText(say("statements.sendPapers"), { exact: true })).toBeVisible();
  },
);
