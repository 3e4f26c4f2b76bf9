import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { personWho } from "../src/product/visitor.ts";
import { agreeAtDesk, openByNumber } from "./claim-at-reception.ts";
import { caseIn, decided, fill, findStanding, key, press } from "./claim-steps.ts";
import { HEIRESS } from "./insured-people.ts";
import { calculate, confirmApplication, giveConsent, nameAccount, readThatThereIsNoWayBack, signContract } from "./pension-steps.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { signIn } from "./sign-in.ts";
import { solvingVisitor } from "./solving-visitor.ts";

const say = words("ru");
const PHONE = "+7 (701) 300-10-31";
const IBAN = "KZ86125KZT5004100100";

const place = freshPlace();
let product: Product;
test.beforeAll(async () => {
  product = await startProduct(place);
});
test.afterAll(async () => {
  await product.stop();
  place.remove();
});

test(
  "whoever has buried an annuitant is named by one of the staff, agreed to by another, and paid the burial benefit (ru)",
  { tag: "@full" },
  async ({ page }) => {
    test.slow();
    const { origin } = product;
    const annuitant = personWho("pension");
    await page.setViewportSize({ width: 390, height: 780 });
    await calculate(page, say, origin + at("ru", "/products/pension-annuity/calculate"));
    await readThatThereIsNoWayBack(page, say);
    await signIn(page, say, annuitant);
    await giveConsent(page, say, origin);
    await nameAccount(page, say);
    await confirmApplication(page, say, origin);
    await signContract(page, say, origin, "key-pensioner");
    await expect(page.getByText(say("pension.inForce"))).toBeVisible({ timeout: 60_000 });

    const [owner, daughter, employee] = [solvingVisitor(origin), solvingVisitor(origin), solvingVisitor(origin)];
    await owner.login(annuitant);
    const { number: contractNumber = "", start_date: day = "" } = (await owner.call("userContracts", {})).body.data[0] ?? {};
    const about = { event: "death", eventDate: day, place: "Актау", text: "Мама умерла.", claimant: "heir" } as const;
    const reported = await daughter.call("insurance", { ...about, contractNumber, name: HEIRESS.name, phone: PHONE, email: "" }, key());
    const account = { iin: HEIRESS.iin, accountHolder: HEIRESS.name, iban: IBAN };
    const sent = { number: reported.body.number ?? "", phone: PHONE, documents: [], ...account };
    const number = (await daughter.call("insuranceStatement", sent, key())).body.number ?? "";
    await employee.login(personWho("employee"));
    expect((await caseIn(employee, "claim", number)).id).not.toBe("");
    await decided(origin, { what: "claim", number, decision: "acceptClaim", more: { eventDay: day } });

    // Nobody is named at first, which is refused at its field.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.context().clearCookies();
    await openByNumber(page, { origin, locale: "ru", number }, "employee");
    const main = page.getByRole("main");
    await expect(main).toContainText("Пособие на погребение");
    await main.getByText(say("reception.decision.payBurial"), { exact: true }).click();
    await press(page, say, "reception.decide");
    await expect(main.getByLabel(say("field.buriedBy"))).toHaveAttribute("aria-invalid", "true");
    await accessible(page);
    await fill(page, say, "field.buriedBy", HEIRESS.name);
    await main.getByLabel(say("field.decisionWords")).fill("По квитанции ритуальной службы.");
    await accessible(page);
    await press(page, say, "reception.decide");
    await expect(main.getByText(say("reception.became.proposed"))).toBeVisible();
    await page.context().clearCookies();
    await agreeAtDesk(page, { origin, locale: "ru", number }, [HEIRESS.name, "пособие на погребение"]);

    await page.setViewportSize({ width: 390, height: 780 });
    await page.context().clearCookies();
    await findStanding(page, say, { origin, locale: "ru", claim: number, phone: PHONE });
    await fill(page, say, "field.accountHolder", HEIRESS.name);
    await fill(page, say, "field.payeeNumber", HEIRESS.iin);
    await fill(page, say, "field.iban", IBAN);
    await fill(page, say, "field.phone", PHONE);
    await press(page, say, "statements.account.send");
    await expect(page.getByText(say("statements.account.taken"))).toBeVisible();
    await accessible(page);
    await expect(async () => {
      const orders = (await (await page.request.get(`${origin}/sandbox/bank`)).text()).split("<article>");
      expect(orders.find((order) => order.includes(number))).toContain(IBAN);
    }).toPass({ timeout: 45_000 });
  },
);
