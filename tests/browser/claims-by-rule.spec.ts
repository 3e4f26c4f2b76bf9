import { personWho } from "../src/product/visitor.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { boughtPolicy } from "./bought-policy.ts";
import { fill, fillDay, findStanding, numberOfClaim, press } from "./claim-steps.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { photo } from "./photo.ts";
import { solvingVisitor } from "./solving-visitor.ts";

const say = words("kk");
const WIDOW = { name: "Волкова Анна Сергеевна", iin: "900101450006", phone: "7015556677", iban: "KZ86 125K ZT50 0410 0100" };
const spouse = { name: WIDOW.name, relation: "spouse", birthDate: "1990-01-01", share: 100 } as const;
/** A policy that is bought today, and the sum of the calculator: the operator lets a rule accept both. */
const limits = { CLAIM_RULES_DAYS: "0", CLAIM_SOON_DAYS: "0", CLAIM_RULES_SUM: "6000000" };

const place = freshPlace();
let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct(place, limits);
});
test.afterAll(async () => {
  await product.stop();
  place.remove();
});

test("a widow whose claim is simple has the money ordered within a minute, without a person, and reads how it was decided (kk)", async ({
  page,
}) => {
  test.slow();
  const { origin } = product;
  const husband = personWho("nothing");
  const id = await boughtPolicy(origin, husband, { product: "term-life", beneficiaries: [spouse] });
  const owner = solvingVisitor(origin);
  await owner.login(husband);
  const policy = (await owner.call("userContracts", { id })).body.data[0];
  const [number, day] = [policy?.number ?? "", policy?.start_date ?? ""];
  const fillIn = (label: string, value: string) => fill(page, say, label, value);
  const send = () => press(page, say, "statements.send");

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}${at("kk", "/how-to-claim")}`);
  await page
    .locator("main a", { hasText: say("content.reportEvent") })
    .first()
    .click();
  await page.getByRole("main").getByText(say("field.event.death"), { exact: true }).click();
  await fillDay(page, say, "field.eventDate", day);
  await fillIn("field.place", "Ақтау");
  await fillIn("field.story", "Жолдасым ауруханада қайтыс болды.");
  await page.getByLabel(say("field.contractNumber")).fill(number);
  await page.getByRole("main").getByText(say("field.claimant.beneficiary"), { exact: true }).click();
  await fillIn("field.fullName", WIDOW.name);
  await fillIn("field.phone", WIDOW.phone);
  await send();
  await expect(page.getByText(say("statements.event.told"))).toBeVisible();
  for (const have of await page.getByRole("main").getByText(say("statements.event.have"), { exact: true }).all()) await have.click();
  await fillIn("field.accountHolder", WIDOW.name);
  await fillIn("field.payeeNumber", WIDOW.iin);
  await fillIn("field.iban", WIDOW.iban);
  await page.locator("main input[type=file]:not([capture])").setInputFiles([photo("куәлік.png", "1"), photo("анықтама.png", "2")]);
  await expect(page.getByText(say("kit.upload.done"))).toHaveCount(2);
  await send();
  const claim = await numberOfClaim(page, say);

  // Whoever asks before the rule has decided reads that the claim is being reviewed, and asks again.
  await expect(async () => {
    await findStanding(page, say, { origin, locale: "kk", claim, phone: WIDOW.phone });
    await expect(page.getByRole("main")).toContainText("шотқа түс", { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await accessible(page);
  await expect(async () => {
    expect(await (await page.request.get(`${origin}/sandbox/bank`)).text()).toContain(claim);
  }).toPass();
  // The message leaves in a round of its own, which may be after the bank's.
  await expect(async () => {
    const inbox: readonly { readonly body: string }[] = await (await page.request.get(`${origin}/sandbox/inbox.json`)).json();
    expect(inbox.filter(({ body }) => body.includes("адамның қатысуынсыз"))).toHaveLength(1);
  }).toPass();

  // The paper says by which rule, to whoever shows the whole phone.
  await page.getByRole("main").getByText(say("statements.paper.benefit"), { exact: true }).click();
  await page.getByLabel(say("field.phone"), { exact: true }).last().fill(WIDOW.phone);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("statements.paper.send"), exact: true })
    .click();
  const paper = page.locator("main article[lang='kk-KZ']");
  await expect(paper).toContainText(claim);
  await expect(paper).toContainText(say("claim.paper.rule"));
  await accessible(page);
});
