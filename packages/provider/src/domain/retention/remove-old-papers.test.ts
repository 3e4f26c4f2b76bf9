import { addDays, addMonths } from "@shanyraq/rules";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { servicesOf } from "../../platform/adapters/services-of.ts";
import { fileFailure, type FileStore, type FileStoreFault } from "../../platform/ports/file-store.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, insuredFor, named, REFUSAL, reported, WIDOW } from "../../testing/contracts/claimed.ts";
import { HELD, uploaded } from "../../testing/papers.ts";
import { keyed, requestCode } from "../../testing/purchase.ts";
import { removeOldPapers } from "./remove-old-papers.ts";

/** A store in memory, whose removals a test lets fail. */
const kept = new Map<string, Uint8Array>();
const line: { fault: FileStoreFault | undefined; of: string | undefined } = { fault: undefined, of: undefined };
const files: FileStore = {
  put: async (key, content) => (kept.set(key, content), { ok: true }),
  get: async (key) => {
    const content = kept.get(key);
    return content ? { ok: true, content } : fileFailure("fileMissing");
  },
  remove: async (key) => {
    if (line.fault && (line.of === undefined || line.of === key)) return fileFailure(line.fault);
    kept.delete(key);
    return { ok: true };
  },
};

let office: BackOffice;
let start: number;
beforeEach(async () => {
  kept.clear();
  line.fault = line.of = undefined;
  office = await backOffice(undefined, { files });
  start = office.clock.now;
});
afterEach(() => office.database.close());

const rows = () => office.database.queries;
const remove = (papersYears?: number) =>
  removeOldPapers({ ...servicesOf(office.options), ...(papersYears !== undefined && { papersYears }) }, office.clock.now);
/** So many years after the start and some days, at the same hour. */
const later = (years: number, days = 0) => {
  office.clock.now = start + Date.parse(addDays(addMonths(today(start), years * 12), days)) - Date.parse(today(start));
};
const dayBefore = -1;
const TEN_DAYS_MS = 864_000_000;

/** A claim on a contract whose only beneficiary is paid, with a paper. */
async function sentClaim() {
  const [widow] = named;
  const insured = await insuredFor(office, "term-life", { beneficiaries: widow ? [{ ...widow, share: 100 }] : [] });
  const day = addDays(today(office.clock.now), -3);
  const papers = { files: [await uploaded(office)], verifier: HELD };
  const claim = await claimed(office, await reported(office, insured, day), undefined, papers);
  return { ...claim, insured, day };
}
async function decided(id: string, decision: "acceptClaim" | "refuse", more: object) {
  const [employee, supervisor] = [await office.login("employee"), await office.login("supervisor")];
  await decidedBy(office, employee, id, { decision, ...more });
  expect((await decidedBy(office, supervisor, id, { decision, agree: true })).body).toMatchObject({ became: "decided" });
}
/** The same, accepted, and paid ten days later: everything counts from that day. */
async function paidClaim() {
  const claim = await sentClaim();
  await decided(claim.id, "acceptClaim", { eventDay: claim.day });
  office.payouts.bank.says = "paid";
  office.clock.now += TEN_DAYS_MS;
  await office.minuteLater();
  await office.minuteLater();
  expect(await status(claim.number)).toMatch(/^Деньги пришли/);
  start = office.clock.now;
  return claim;
}
const status = async (number: string) =>
  ((await office.post("/status", { number, phoneEnd: "6677" })).body["claim"] as { readonly words: string }).words;
const caseOf = async (id: string) => {
  const { body } = await office.post("/employee/cases/item", { kind: "statement", id }, await office.login("employee"));
  return body as {
    readonly files: readonly { readonly id: string }[];
    readonly facts: readonly { readonly fact: string; readonly value: string }[];
    readonly paper?: string;
    readonly events: readonly object[];
  };
};
const opens = async (id: string, file: string) =>
  (await office.post("/employee/cases/file", { kind: "statement", id, file }, await office.login("employee"))).status;
const removedOn = async (id: string) =>
  (await rows().selectFrom("statement").select("papers_removed_on").where("id", "=", id).executeTakeFirstOrThrow()).papers_removed_on;
const isKept = async () => {
  const left = await rows().selectFrom("statement_file").select("id").execute();
  return { bytes: kept.size, rows: left.length };
};

describe("the papers of a claim that was paid", () => {
  it("open on the day before five years have passed, and are gone from the store and the case on the day", async () => {
    const { id, number } = await paidClaim();
    later(5, dayBefore);
    await remove();
    const before = await caseOf(id);
    const [file] = before.files;
    expect([await opens(id, file?.id ?? ""), await isKept()]).toEqual([200, { bytes: 1, rows: 1 }]);

    later(5);
    await remove();
    expect(await isKept()).toEqual({ bytes: 0, rows: 0 });
    const after = await caseOf(id);
    expect(after.files).toEqual([]);
    expect(after.facts).toContainEqual({ fact: "papersRemoved", value: "Удалены 01.12.2031: срок хранения прошёл" });
    expect(await opens(id, file?.id ?? "")).toBe(404);
    expect(after).toMatchObject({ paper: before.paper, events: before.events });
    expect(await status(number)).toMatch(/^Деньги пришли 01\.12\.2026\. Документы удалены 01\.12\.2031: срок их хранения прошёл\./);
    // The decision has its paper, which the ledger is printed from.
    expect(await opens(id, after.paper ?? "")).toBe(200);
  });
  it("are kept for as long as the operator says", async () => {
    await paidClaim();
    later(9, 364);
    await remove(10);
    expect((await isKept()).bytes).toBe(1);
    later(10);
    await remove(10);
    expect((await isKept()).bytes).toBe(0);
  });
  it("go with what registers and medical experts have said of it and what was measured of it", async () => {
    const { id } = await paidClaim();
    const answer = { id: crypto.randomUUID(), claim_id: id, register: "hospital", asked_at: moment(start) } as const;
    await rows()
      .insertInto("claim_register")
      .values({ ...answer, answered_at: moment(start), answer: JSON.stringify({ record: "notRecorded" }) })
      .execute();
    await sql`UPDATE proposed_decision SET measures = '"sealed"' WHERE subject_id = ${id}`.execute(rows());
    const [askedBy, at] = [office.person("employee").id, moment(start)];
    await sql`INSERT INTO medical_opinion (id, claim_id, asked_by, asked_at, deadline, question)
      VALUES (${crypto.randomUUID()}, ${id}, ${askedBy}, ${at}, ${today(start)}, '"sealed"')`.execute(rows());
    later(5);
    await remove();
    expect(await rows().selectFrom("medical_opinion").select("question").where("claim_id", "=", id).execute()).toEqual([
      { question: null },
    ]);
    expect(await rows().selectFrom("claim_register").select("id").execute()).toEqual([]);
    expect(await rows().selectFrom("proposed_decision").select("measures").where("subject_id", "=", id).execute()).toEqual([
      { measures: null },
    ]);
  });
  it("are gone from sight while the store is silent, and their bytes follow once it answers", async () => {
    const { id } = await paidClaim();
    later(5);
    line.fault = "storeSilent";
    await remove();
    expect([(await caseOf(id)).files, await isKept()]).toEqual([[], { bytes: 1, rows: 1 }]);
    line.fault = undefined;
    later(5, 1);
    await remove();
    expect([await isKept(), await removedOn(id)]).toEqual([{ bytes: 0, rows: 0 }, "2031-12-01"]);
  });
  it("that were marked while the store was silent go although something was disputed since", async () => {
    await paidClaim();
    later(5);
    line.fault = "storeSilent";
    await remove();
    const complaint = { topic: "complaint", name: WIDOW.name, phone: WIDOW.phone, channel: "phone", text: "Выплатили не всё." };
    await office.post("/feedback", complaint, undefined, keyed());
    await remove();
    line.fault = undefined;
    await remove();
    expect(await isKept()).toEqual({ bytes: 0, rows: 0 });
  });
  it("that the store refuses to remove hold up those of no other claim", async () => {
    await paidClaim();
    const [first] = [...kept.keys()];
    await paidClaim();
    later(5, 1);
    line.fault = "storeRefuses";
    line.of = first;
    await remove();
    expect([...kept.keys()]).toEqual([first]);
    expect(office.log).toContainEqual(expect.objectContaining({ event: "job-row-failed", job: "removeOldPapers", reason: "storeRefuses" }));
  });
  it("are removed once by two workers", async () => {
    const { id } = await paidClaim();
    later(5);
    office.log.length = 0;
    await Promise.all([remove(), remove()]);
    expect([await isKept(), await removedOn(id), office.log]).toEqual([{ bytes: 0, rows: 0 }, "2031-12-01", []]);
  });
  it("are not looked at again before the term from the last event that is known is over", async () => {
    const { id } = await paidClaim();
    await remove();
    const since = async () =>
      (await rows().selectFrom("statement").select("papers_since").where("id", "=", id).executeTakeFirst())?.papers_since;
    expect(await since()).toBe("2026-12-01");
    // A look would find that nobody has answered this, and count from its day.
    await office.post(
      "/feedback",
      { topic: "question", name: WIDOW.name, phone: WIDOW.phone, channel: "phone", text: "Когда?" },
      undefined,
      keyed(),
    );
    later(4);
    await remove();
    expect(await since()).toBe("2026-12-01");
  });
});

describe("after six years the papers of a claim stay", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["that was refused while its contract runs", async () => decided((await sentClaim()).id, "refuse", REFUSAL)],
    ["that nobody has decided", sentClaim],
    [
      "that still owes a payment",
      async () => {
        const { id, insured } = await paidClaim();
        await rows()
          .insertInto("claim_payment")
          .values({
            claim_id: id,
            no: 1,
            contract_id: insured.contractId,
            kind: "beneficiary",
            name: WIDOW.name,
            birth_date: null,
            amount: 1,
            due_on: "2040-01-01",
            share_id: null,
          })
          .execute();
      },
    ],
    [
      "whose claimant's complaint nobody has answered",
      async () => {
        await paidClaim();
        const complaint = { topic: "complaint", name: WIDOW.name, phone: WIDOW.phone, channel: "phone", text: "Выплатили не всё." };
        expect((await office.post("/feedback", complaint, undefined, keyed())).status).toBe(200);
      },
    ],
    [
      "that a court has asked for",
      async () => {
        const { insured } = await paidClaim();
        await rows().insertInto("paper_hold").values({ subject_id: insured.contractId, because: "Case 2-1234/2027" }).execute();
      },
    ],
  ])("%s", async (_, make) => {
    await make();
    later(6);
    await remove();
    expect(await isKept()).toEqual({ bytes: 1, rows: 1 });
  });
  it("that a court had asked for, until five years after that ended", async () => {
    const { id } = await paidClaim();
    later(3);
    await rows()
      .insertInto("paper_hold")
      .values({ subject_id: id, because: "Case 2-1234/2027", ended_at: moment(office.clock.now) })
      .execute();
    later(7, 364);
    await remove();
    expect((await isKept()).bytes).toBe(1);
    later(8);
    await remove();
    expect((await isKept()).bytes).toBe(0);
  });
});

describe("the papers of an application", () => {
  const applied = async () => {
    const token = await office.login("nothing");
    const number = await requestCode(office, token);
    const sent = { number, files: [await uploaded(office)], verifier: HELD };
    expect((await office.post("/sendFiles", sent, token, keyed())).status).toBe(200);
    return number;
  };
  const listed = async (id: string) => {
    const { body } = await office.post("/user/applications", {}, await office.login("nothing"));
    return (body["data"] as readonly { readonly id: string; readonly files: readonly object[] }[]).find((one) => one.id === id)?.files
      .length;
  };
  it("that was declined go five years after that", async () => {
    const id = await applied();
    await rows().updateTable("application").set({ state: "declined" }).where("id", "=", id).execute();
    later(5, dayBefore);
    await remove();
    expect([await listed(id), kept.size]).toEqual([1, 1]);
    later(5);
    await remove();
    expect([await listed(id), kept.size]).toEqual([0, 0]);
    const found = await rows().selectFrom("application").select("papers_removed_on").where("id", "=", id).executeTakeFirst();
    expect(found?.papers_removed_on).toBe("2031-11-21");
  });
  it("that waits for an answer stay", async () => {
    await applied();
    later(6);
    await remove();
    expect(kept.size).toBe(1);
  });
});
