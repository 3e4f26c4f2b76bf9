import { at, accessible, expect, test, words } from "./product.ts";
import { numberedPolicy } from "./bought-policy.ts";
import { fill, findStanding, press } from "./claim-steps.ts";
import { claim, paid, read, report, type ClaimWalk } from "./claim-walk.ts";
import { decideInjury } from "./claim-at-reception.ts";
import { CHILD, iinOf, policies, wholeName } from "./insured-people.ts";
import { decided } from "./claim-steps.ts";

const injured = policies.injury.owner;
const injury = {
  event: "injury",
  locale: "kk",
  width: 360,
  claimant: "insured",
  writer: { name: wholeName(injured), phone: "+7 (701) 234-56-88" },
  account: { holder: wholeName(injured), number: injured.iin ?? "", iban: "KZ75125KZT1001300335" },
  signedInAs: injured,
  sum: 526_680,
  paper: ["Бұғананың сынуы 7 %", "20"],
} as const satisfies ClaimWalk;

test("an injury is claimed by the insured on a phone and assessed at the reception by the rows of the table and the days (kk)", async ({
  page,
  running,
}) => {
  test.slow();
  const origin = running.origin();
  const policy = await numberedPolicy(origin, policies.injury.owner, policies.injury);
  const about = { page, origin, policy, day: policy.start };
  await report(about, injury, words("kk"));
  const number = await claim(about, injury, words("kk"));
  await decideInjury(page, { origin, locale: "kk", number, injuries: ["collarbone", "rib"], sickDays: 20 });
  await paid(page, origin, number, injury.sum, injury.account.iban);
  await read(about, injury, { number, sum: injury.sum });
});

const mother = policies.child.owner;
const hospital = {
  event: "hospital",
  locale: "ru",
  width: 360,
  claimant: "other",
  writer: { name: wholeName(mother), phone: "+7 (701) 234-56-77" },
  account: { holder: wholeName(mother), number: mother.iin ?? "", iban: "KZ75125KZT1001300335" },
  sum: 68_000,
  paper: ["12 дней, из них оплачено 10 дней"],
} as const satisfies ClaimWalk;

test(
  "a mother who claims for a child in hospital reads that the account is to be the child's own, and the money comes there (ru)",
  { tag: "@full" },
  async ({ page, running }) => {
    test.slow();
    const [origin, say] = [running.origin(), words("ru")];
    const policy = await numberedPolicy(origin, policies.child.owner, policies.child);
    const about = { page, origin, policy, day: policy.start };
    await report(about, hospital, say);
    // As most do: her own account first.
    const number = await claim(about, hospital, say);
    const more = { eventDay: policy.start, hospitalDays: 12 };
    expect(await decided(origin, { what: "claim", number, decision: "acceptClaim", more })).toBe(1);
    await findStanding(page, say, { origin, locale: "ru", claim: number, phone: hospital.writer.phone });
    await expect(page.getByRole("main")).toContainText("родитель или опекун");
    await accessible(page);
    const childs = { holder: CHILD.name, number: CHILD.iin, iban: "KZ86125KZT5004100100" };
    await fill(page, say, "field.accountHolder", childs.holder);
    await fill(page, say, "field.payeeNumber", iinOf("2015-01-01", "female"));
    await fill(page, say, "field.iban", childs.iban);
    await fill(page, say, "field.phone", hospital.writer.phone);
    await press(page, say, "statements.account.send");
    await expect(page.getByText(say("error.claim.holder")).first()).toBeVisible();
    await fill(page, say, "field.payeeNumber", childs.number);
    await press(page, say, "statements.account.send");
    await expect(page.getByText(say("statements.account.taken"))).toBeVisible();
    await paid(page, origin, number, hospital.sum, childs.iban);
    await page.goto(origin + at("ru", "/check-status"));
    await read(about, { ...hospital, account: childs }, { number, sum: hospital.sum });
  },
);
