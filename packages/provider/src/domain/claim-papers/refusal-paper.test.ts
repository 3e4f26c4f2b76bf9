import { addDays } from "@shanyraq/rules";
import { letterSizes } from "@shanyraq/documents/testing/letter-sizes.ts";
import { locales } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, INSURED, insuredFor, REFUSAL, refusedClaim, reported, WIDOW } from "../../testing/contracts/claimed.ts";
import { pageFaults } from "../../testing/page-faults.ts";
import { withPoppler } from "../../testing/poppler.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const textOf = (content: unknown): string =>
  withPoppler(Buffer.from(String(content), "base64"), (look) => look("pdftotext", "-raw")).replaceAll(/[\s\u00a0]+/g, " ");

describe("a refusal in writing", () => {
  it("names clause, fact and paper, and where to go next, to the staff of its case in each language", async () => {
    const { number } = await refusedClaim(office);
    const { id } = await office.database.queries
      .selectFrom("statement")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const token = await office.login("supervisor");
    for (const lang of locales) {
      const input = { kind: "statement", id, file: "refusal" };
      const { body } = await office.ask("POST", "/employee/cases/file", { body: input, token, headers: { lang } });
      expect(body["name"]).toBe(`refusal-${number}.pdf`);
      expect([lang, ...(await pageFaults(body["content"]))]).toEqual([lang]);
      const words = textOf(body["content"]);
      for (const part of [REFUSAL.words, REFUSAL.otherPaper, "4.2", text(lang, "claim.paper.next")]) expect(words).toContain(part);
    }
  });
  it("is not given by number and phone, since what was found may be of somebody's health", async () => {
    const { number } = await refusedClaim(office);
    expect((await office.post("/insurance/paper", { number, phone: WIDOW.phone })).status).toBe(409);
    expect((await office.post("/status", { number, phoneEnd: "6677" })).body["claim"]).not.toHaveProperty("paper");
  });
  it("is in the cabinet of whoever claimed, in large print if they read that, and not in that of the contract's owner", async () => {
    const insured = await insuredFor(office, "term-life");
    const report = await reported(office, insured, addDays(today(office.clock.now), -3));
    const { id, number } = await claimed(office, report);
    const claimant = await office.login("everyStatus");
    await office.database.queries
      .updateTable("statement")
      .set({ customer_id: office.person("everyStatus").id })
      .where("number", "in", [report, number])
      .execute();
    await decidedBy(office, await office.login("employee"), id, REFUSAL);
    await decidedBy(office, await office.login("supervisor"), id, { decision: "refuse", agree: true });
    const { body } = await office.post("/insurance/paper", { number }, claimant);
    expect(textOf(body["content"])).toContain(REFUSAL.words);
    await office.post("/userUpdate", { reading: "largePrint" }, claimant);
    const { content: large } = (await office.post("/insurance/paper", { number }, claimant)).body;
    expect([letterSizes(Buffer.from(String(large), "base64"))[0], ...(await pageFaults(large))]).toEqual([18]);
    expect(JSON.stringify((await office.post("/user/claims", {}, claimant)).body)).toContain('"paper":"refusal"');
    expect((await office.post("/insurance/paper", { number }, await office.login(INSURED))).status).toBe(404);
  });
});
