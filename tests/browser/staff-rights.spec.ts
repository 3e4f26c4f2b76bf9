import { personWho } from "../src/product/visitor.ts";
import { numberedPolicy } from "./bought-policy.ts";
import { decideByOpinion } from "./claim-at-reception.ts";
import { claim, paid, report, type ClaimWalk } from "./claim-walk.ts";
import { policies, wholeName } from "./insured-people.ts";
import { openAs } from "./open-signed-in.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { solvingVisitor } from "./solving-visitor.ts";

const injured = policies.injury.owner;
const loss = {
  event: "injury",
  locale: "ru",
  width: 1280,
  claimant: "insured",
  writer: { name: wholeName(injured), phone: "+7 (701) 234-56-99" },
  account: { holder: wholeName(injured), number: injured.iin ?? "", iban: "KZ75125KZT1001300335" },
  signedInAs: injured,
  // The whole sum assured.
  sum: 4_180_000,
  paper: [],
} as const satisfies ClaimWalk;

test(
  "a large injury goes from an assessor to a medical expert, back, and to a second assessor, and is paid (ru)",
  { tag: "@full" },
  async ({ page, running }) => {
    test.slow();
    const [origin, say] = [running.origin(), words("ru")];
    const policy = await numberedPolicy(origin, policies.injury.owner, policies.injury);
    const about = { page, origin, policy, day: policy.start };
    await report(about, loss, say);
    const number = await claim(about, loss, say);
    await page.context().clearCookies();
    await decideByOpinion(page, { origin, locale: "ru", number, injuries: ["limbsLost"], owed: [say("claim.injury.limbsLost")] });
    await paid(page, origin, number, loss.sum, loss.account.iban);
  },
);

test(
  "an accountant lands on the figures of claims, saves the journal, and is shown nothing else (kk, 360)",
  { tag: "@full" },
  async ({ page, running }) => {
    const [say, origin] = [words("kk"), running.origin()];
    const accountant = solvingVisitor(origin);
    await page.setViewportSize({ width: 360, height: 800 });
    await accountant.login(personWho("accountant"));
    await openAs(page, origin + at("kk", "/employee-reception"), accountant);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: say("reception.figures.reserve") })).toBeVisible();
    await expect(main.getByRole("tablist", { name: say("page.employeeReception") }).getByRole("tab")).toHaveText([
      say("reception.tab.figures"),
    ]);
    await main.getByRole("button", { name: say("reception.figures.journal.open"), exact: true }).click();
    await expect(main.getByRole("table").last()).toContainText("OB-");
    await accessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  },
);
