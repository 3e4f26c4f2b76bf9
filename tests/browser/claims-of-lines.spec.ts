import { addDays, addMonths } from "@shanyraq/rules";
import { credentialsOf } from "../src/product/visitor.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { numberedPolicy, type BoughtPolicy } from "./bought-policy.ts";
import { decideDisability } from "./claim-at-reception.ts";
import { claimRows } from "./claim-rows.ts";
import { decided, findStanding } from "./claim-steps.ts";
import { claim, paid, read, report, walked, type ClaimWalk } from "./claim-walk.ts";
import { DAUGHTER, HEIRESS, iinOf, policies, wholeName, type PolicyName } from "./insured-people.ts";
import { moveClock } from "./moved-clock.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { solvingVisitor } from "./solving-visitor.ts";

/** Beyond every waiting period. */
const DAYS_LATER = 100;
const IBAN = "KZ86125KZT5004100100";
const bought = Object.entries(policies).filter(([name]) => name !== "injury" && name !== "child") as readonly (readonly [
  PolicyName,
  (typeof policies)[PolicyName],
])[];

const place = freshPlace();
let product: Product;
let today: string;
const contracts = new Map<PolicyName, BoughtPolicy>();
const policyOf = (name: PolicyName): BoughtPolicy => {
  const found = contracts.get(name);
  if (!found) throw new Error(`${name} was not bought`);
  return found;
};
test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await startProduct(place);
  for (const [name, { owner, ...what }] of bought) contracts.set(name, await numberedPolicy(product.origin, owner, what));
  today = await moveClock(product.origin, DAYS_LATER);
});
test.afterAll(async () => {
  await product.stop();
  place.remove();
});

for (const { name, policy, daysAgo, ...walk } of claimRows)
  test(`the money comes of ${name} (${walk.locale}, ${walk.width})`, { tag: "@full" }, async ({ page }) => {
    test.slow();
    await walked({ page, origin: product.origin, policy: policyOf(policy), day: addDays(today, -daysAgo) }, walk);
  });

const disabled = policies.accidentDisability.owner;
const disability = {
  event: "disability",
  locale: "kk",
  width: 1440,
  claimant: "insured",
  writer: { name: wholeName(disabled), phone: "+7 (701) 300-10-21" },
  account: { holder: wholeName(disabled), number: disabled.iin ?? "", iban: IBAN },
  signedInAs: disabled,
  sum: 3_900_000,
  takesTwo: true,
  paper: ["75"],
} as const satisfies ClaimWalk;

test(
  "a disability is proposed by one at the reception, and another reads how the sum was found (kk)",
  { tag: "@full" },
  async ({ page }) => {
    test.slow();
    const [origin, say] = [product.origin, words("kk")];
    const about = { page, origin, policy: policyOf("accidentDisability"), day: addDays(today, -7) };
    await report(about, disability, say);
    const number = await claim(about, disability, say);
    await page.context().clearCookies();
    await decideDisability(page, { origin, locale: "kk", number, owed: [say("claim.group.second"), "3 900 000,00"] });
    await paid(page, origin, number, disability.sum, IBAN);
    await read(about, disability, { number, sum: disability.sum });
  },
);

const education = {
  event: "death",
  locale: "kk",
  width: 360,
  claimant: "other",
  writer: { name: "Тәжібаева Гүлнұр", phone: "+7 (701) 300-10-22" },
  account: { holder: DAUGHTER.name, number: iinOf(DAUGHTER.birthDate, "female"), iban: IBAN },
  takesTwo: true,
  paper: [],
} as const satisfies ClaimWalk;

test(
  "of a payer of an education who has died no premium is due any more, and the sum stays due on its day (kk)",
  { tag: "@full" },
  async ({ page }) => {
    test.slow();
    const [origin, say, payer] = [product.origin, words("kk"), policies.education.owner];
    const policy = policyOf("education");
    const about = { page, origin, policy, day: addDays(policy.start, 60) };
    await report(about, education, say);
    const number = await claim(about, education, say);
    await decided(origin, { what: "claim", number, decision: "acceptClaim", more: { eventDay: about.day } });
    await findStanding(page, say, { origin, locale: "kk", claim: number, phone: education.writer.phone });
    await expect(page.getByRole("main")).toContainText("жарна төленбейді");
    await accessible(page);
    const owner = solvingVisitor(origin);
    await owner.call("login", credentialsOf(payer));
    const contract = (await owner.call("userContracts", { id: policy.id })).body.data[0];
    expect(contract).toMatchObject({ status: "active", overdue: "0.00", next_due_date: null, next_due_amount: "0.00" });
    await openSignedIn(page, origin + at("kk", `/cabinet/reports/${policy.id}`), payer);
    await expect(page.getByRole("main")).toContainText(policy.number);
    await expect(page.getByRole("main").getByRole("link", { name: say("cabinet.pay"), exact: true })).toHaveCount(0);
    await accessible(page);
  },
);

const WORKER = { name: "Ахметов Дамир Серікұлы", born: "1991-01-01" };
const lostEarnings = {
  event: "injury",
  locale: "kk",
  width: 1280,
  claimant: "employer",
  writer: { name: "Тұрсынова Әсел Нұрланқызы", phone: "+7 (701) 300-10-23" },
  account: { holder: WORKER.name, number: iinOf(WORKER.born, "male"), iban: IBAN },
  // 40 % of 350,000 less 20,000, for the month that has started.
  sum: 120_000,
  takesTwo: true,
  paper: ["40 %"],
} as const satisfies ClaimWalk;

test(
  "an employer reports a worker's injury, and lost earnings go to the worker, with the day of the next month (kk)",
  { tag: "@full" },
  async ({ page }) => {
    test.slow();
    const day = addDays(today, -5);
    const shown = {
      person: WORKER.name,
      lossPercent: 40,
      income: "350 000",
      fundPayment: "20 000",
      lossUntil: addMonths(day, 7),
    };
    const number = await walked({ page, origin: product.origin, policy: policyOf("employer"), day }, { ...lostEarnings, shown });
    // The bank has said by the next day that the money has come.
    await moveClock(product.origin, 1);
    await findStanding(page, words("kk"), { origin: product.origin, locale: "kk", claim: number, phone: lostEarnings.writer.phone });
    await expect(page.getByRole("main")).toContainText(addMonths(day, 1).split("-").toReversed().join("."));
    await accessible(page);
  },
);

const annuity = {
  event: "death",
  locale: "ru",
  width: 768,
  claimant: "beneficiary",
  writer: { name: HEIRESS.name, phone: "+7 (701) 300-10-24" },
  account: { holder: HEIRESS.name, number: HEIRESS.iin, iban: IBAN },
  paper: [],
} as const satisfies ClaimWalk;

test(
  "the death of an annuitant ends the payments to them, and the family reads what belongs to whom (ru)",
  { tag: "@full" },
  async ({ page }) => {
    test.slow();
    const [origin, say] = [product.origin, words("ru")];
    const about = { page, origin, policy: policyOf("annuity"), day: addDays(today, -5) };
    await report(about, annuity, say);
    const number = await claim(about, annuity, say);
    expect(await decided(origin, { what: "claim", number, decision: "acceptClaim", more: { eventDay: about.day } })).toBe(2);
    await findStanding(page, say, { origin, locale: "ru", claim: number, phone: annuity.writer.phone });
    await expect(page.getByRole("main")).toContainText("выплаты аннуитета прекращены с этого дня");
    await accessible(page);
  },
);
