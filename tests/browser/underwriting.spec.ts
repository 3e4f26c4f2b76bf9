import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { answerTopics, buyAsSuggested, confirmByCode, fillTopic, payByPhone } from "./worksheet.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { signIn } from "./sign-in.ts";

const person = personWho("everyStatus");
const say = words("kk");

test.use({ viewport: { width: 360, height: 740 } });

test("a customer who is ill is asked, answers in the cabinet, is accepted by the underwriter, and only then pays", async ({
  page,
  running,
}) => {
  const origin = running.origin();
  const next = () => page.getByRole("button", { name: say("purchase.next") }).click();
  const heading = (id: string) => expect(page.getByRole("heading", { name: say(id), level: 2 })).toBeVisible();
  await openSignedIn(page, origin + at("kk", "/cabinet/apps"), person);
  await buyAsSuggested(page, say, origin + at("kk", "/products/term-life/calculate"));
  await heading("purchase.step.person");
  await fillTopic(page, say, "person");
  await next();
  await heading("purchase.step.health");
  await page.getByText(say("field.healthy.no")).click();
  await page.getByLabel(say("field.healthDetails")).fill("2019 жылдан бері");
  // An illness that is not named is refused where it is marked.
  await next();
  await expect(page.getByText(say("error.conditions")).first()).toBeVisible();
  await page.getByText(say("field.condition.diabetes"), { exact: true }).click();
  // What stands in the fields and was not sent on yet is there after a reload.
  await page.reload();
  await heading("purchase.step.health");
  await expect(page.getByLabel(say("field.healthDetails"))).toHaveValue("2019 жылдан бері");
  await expect(page.getByRole("checkbox", { name: say("field.condition.diabetes") })).toBeChecked();
  await accessible(page);
  await next();
  await answerTopics(page, say, ["declarations", "beneficiaries"]);
  await confirmByCode(page, say, origin);
  await expect(page.getByText(say("purchase.review.question"))).toBeVisible();
  await accessible(page);
  await page.getByRole("link", { name: say("purchase.review.open") }).click();

  const application = page.getByRole("article").filter({ hasText: say("applications.state.question") });
  await expect(application).toContainText("HbA1c");
  await accessible(page);
  await application.getByLabel(say("field.underwriterAnswer")).fill("2019 жылдан, 2-типті, метформин, HbA1c 6,4");
  await application.getByRole("button", { name: say("applications.answer") }).click();
  const waiting = page.getByRole("article").filter({ hasText: say("applications.state.in_review") });
  await expect(waiting).toContainText("HbA1c 6,4");
  await expect(waiting.getByRole("link")).toHaveCount(0);

  // The underwriter, on their page of the sandbox.
  const desk = await page.context().newPage();
  await desk.goto(`${origin}/sandbox/underwriting?lang=kk`);
  const underwriting = desk.getByRole("article").filter({ hasText: "HbA1c 6,4" });
  await underwriting.getByRole("button", { name: "Мақұлдау" }).click();
  await expect(desk.getByRole("article").filter({ hasText: "HbA1c 6,4" })).toHaveCount(0);
  await desk.close();

  await page.reload();
  const accepted = page.getByRole("article").filter({ hasText: say("applications.state.confirmed") });
  await accepted.getByRole("link").click();
  await payByPhone(page, say, origin);
});

test(
  "an application that the rules decline is declined with the reason, and its answers can be corrected",
  { tag: "@full" },
  async ({ page, running }) => {
    const english = words("en");
    const origin = running.origin();
    await page.goto(origin + at("en", "/cabinet/apps"));
    await signIn(page, english, person);
    await buyAsSuggested(page, english, origin + at("en", "/products/critical-illness/calculate"));
    const next = () => page.getByRole("button", { name: english("purchase.next") }).click();
    const heading = (id: string) => expect(page.getByRole("heading", { name: english(id), level: 2 })).toBeVisible();
    await heading("purchase.step.person");
    await fillTopic(page, english, "person");
    await next();
    await heading("purchase.step.health");
    await page.getByText(english("field.healthy.no")).click();
    await page.getByText(english("field.condition.heart"), { exact: true }).click();
    await page.getByLabel(english("field.healthDetails")).fill("2019");
    await next();
    await answerTopics(page, english, ["declarations", "beneficiaries"]);
    await page.getByRole("checkbox", { name: english("field.consent") }).check({ force: true });
    await page.getByRole("button", { name: english("purchase.sendCode") }).click();
    await heading("purchase.declined.title");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(english("underwriting.decline.heart"));
    await accessible(page);
    await page.getByRole("button", { name: english("purchase.declined.change") }).click();
    await heading("purchase.step.check");
  },
);
