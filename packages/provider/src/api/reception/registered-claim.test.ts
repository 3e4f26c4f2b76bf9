import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerName } from "../../domain/claim-registers/answer-name.ts";
import { openJson, sealJson } from "../../platform/sealing/sealed-json.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, INSURED, insuredFor, reported, WIDOW, REFUSAL } from "../../testing/contracts/claimed.ts";
import { keyed } from "../../testing/purchase.ts";

let office: BackOffice;
let employee: string;
let day: string;
beforeEach(async () => {
  office = await backOffice();
  employee = await office.login("employee");
  day = addDays(today(office.clock.now), -3);
});
afterEach(() => office.database.close());

const own = () => ({ iin: office.person(INSURED).iin ?? "", accountHolder: fullName(office.person(INSURED)), iban: WIDOW.iban });
const covers = { inputs: { covers: ["disability"] } };
const later = (...names: readonly string[]) => names.map((document) => ({ document, have: false }));

/** A claim of somebody insured against disability, who says that both papers come later. */
async function disabled() {
  const insured = await insuredFor(office, "accident", covers);
  const report = await reported(office, insured, day, "disability");
  const claim = { number: report, phone: WIDOW.phone, ...own(), files: [], documents: later("disabilityCertificate", "medical") };
  const number = String((await office.post("/insurance/statement", claim, undefined, keyed())).body["number"]);
  const { id } = await office.database.queries.selectFrom("statement").select("id").where("number", "=", number).executeTakeFirstOrThrow();
  return { id, number, insured };
}
const read = async (id: string) => (await office.post("/employee/cases/item", { kind: "statement", id }, employee)).body;
const fact = async (id: string, name: string) => {
  const facts = (await read(id))["facts"] as readonly { readonly fact: string; readonly value: string }[];
  return facts.find((one) => one.fact === name)?.value;
};
const status = async (number: string, token?: string) => (await office.post("/status", { number, phoneEnd: "6677" }, token)).body["claim"];
const kept = async () => {
  const rows = await office.database.queries.selectFrom("claim_register").select(["id", "register", "answer"]).execute();
  return rows.map(({ id, register, answer }) => ({
    register,
    answer: answer === null ? undefined : openJson(answer, answerName(id), office.options.filesKeys),
  }));
};

describe("a claim whose register records what was claimed", () => {
  it("has it in the case and typed already, and its paper is not asked for", async () => {
    office.registers.answers.disability = { record: "recorded", group: "second", since: day };
    const { id, number } = await disabled();
    expect(await status(number)).toMatchObject({ laterPapers: ["disabilityCertificate", "medical"] });
    expect(await fact(id, "claimRegisters")).toBe("Реестр инвалидности: ответа ещё нет, спросим снова");
    await office.minuteLater();
    expect(await fact(id, "claimRegisters")).toBe("Реестр инвалидности: вторая группа с 18.11.2026; справку об этом не запрашивайте");
    expect((await read(id))["measures"]).toMatchObject([{ measure: "disabilityGroup", registered: "second" }]);
    const token = await office.login(INSURED);
    expect(await status(number, token)).toMatchObject({ laterPapers: ["medical"], registeredPapers: ["disabilityCertificate"] });
    expect(await fact(id, "claimSigns")).not.toContain("registerDiffers");
  });
  it("tells it nobody but the person insured and the owner of the contract: a number and a phone open nobody's health", async () => {
    office.registers.answers.disability = { record: "recorded", group: "second", since: day };
    const { number } = await disabled();
    const before = await status(number);
    await office.minuteLater();
    expect(await status(number)).toEqual(before);
    expect(await status(number, await office.login("overdue"))).toEqual(before);
    expect(await status(number, await office.login(INSURED))).not.toEqual(before);
  });
  it("is asked about one person and one day, and once", async () => {
    await disabled();
    await office.minuteLater();
    await office.minuteLater();
    expect(office.registers.requests).toEqual([{ register: "disability", question: { iin: own().iin, day } }]);
    expect(await kept()).toEqual([{ register: "disability", answer: { ok: true, value: { record: "notRecorded" } } }]);
  });
  it("names of it nothing in the log", async () => {
    office.registers.silence();
    await disabled();
    await office.minuteLater();
    const log = JSON.stringify(office.log);
    expect(log).toContain("askRegisters");
    expect(log).not.toMatch(new RegExp(`${own().iin}|disability|${day}`));
  });
});

describe("what a register has said", () => {
  const answered = async () => {
    office.registers.answers.disability = { record: "recorded", group: "second", since: day };
    const { id } = await disabled();
    await office.minuteLater();
    return id;
  };
  it("can be read by nobody who has the database alone", async () => {
    await answered();
    const rows = await office.database.queries.selectFrom("claim_register").select("answer").execute();
    expect(rows.map(({ answer }) => typeof answer)).toEqual(["string"]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`recorded|second|${day}`));
  });
  it("before answers were encrypted is read as before", async () => {
    const id = await answered();
    const answer = JSON.stringify({ record: "recorded", group: "third", since: day });
    await office.database.queries.updateTable("claim_register").set({ answer }).execute();
    expect(await fact(id, "claimRegisters")).toContain("третья группа");
  });
  it("is not read in the place of another answer", async () => {
    const [one, other] = [await answered(), await answered()];
    const rows = await office.database.queries.selectFrom("claim_register").select(["claim_id", "answer"]).execute();
    const answer = JSON.stringify(rows.find(({ claim_id: of }) => of === one)?.answer);
    await office.database.queries.updateTable("claim_register").set({ answer }).where("claim_id", "=", other).execute();
    expect(await fact(one, "claimRegisters")).toContain("вторая группа");
    expect(await fact(other, "claimRegisters")).toContain("ответ не читается");
  });
  it("with a key that was taken out asks a person to look, measures nothing, and leaves its paper to be asked for", async () => {
    const id = await answered();
    const [row] = await office.database.queries.selectFrom("claim_register").select(["id", "answer"]).execute();
    const other = [{ kid: "gone", secret: new Uint8Array(32).fill(9) }] as const;
    const answer = sealJson({ record: "notRecorded" }, answerName(row?.id ?? ""), { keys: other, random: office.options.random });
    await office.database.queries.updateTable("claim_register").set({ answer }).execute();
    expect(await fact(id, "claimRegisters")).toBe(
      "Реестр инвалидности: ответ не читается: нет ключа, которым он зашифрован; решайте по документам",
    );
    expect(await fact(id, "claimSigns")).toContain("registerDiffers");
    expect((await read(id))["measures"]).toEqual([expect.not.objectContaining({ registered: expect.anything() as unknown })]);
  });
});

describe("a claim whose register records something else", () => {
  it.each([
    ["another day", () => ({ record: "recorded", group: "third", since: addDays(day, -400) }) as const],
    ["only another day", () => ({ record: "otherDay" }) as const],
  ])("such as %s has a sign for the staff, and whoever claimed reads nothing of it", async (_, says) => {
    const { id, number } = await disabled();
    const token = await office.login(INSURED);
    const before = await status(number, token);
    office.registers.answers.disability = says();
    await office.minuteLater();
    expect(await fact(id, "claimSigns")).toContain("registerDiffers");
    expect((await read(id))["measures"]).not.toEqual([expect.objectContaining({ registered: expect.anything() })]);
    expect(await status(number, token)).toEqual(before);
  });
});

describe("a register that is silent", () => {
  it("is asked again until it answers, and holds nothing up", async () => {
    office.registers.answers.disability = { record: "recorded", group: "first", since: day };
    office.registers.silence();
    const { id } = await disabled();
    await office.minuteLater();
    expect(await fact(id, "claimRegisters")).toContain("ответа ещё нет");
    office.registers.silent.clear();
    await office.minuteLater();
    await office.minuteLater();
    expect(await fact(id, "claimRegisters")).toBe("Реестр инвалидности: первая группа с 18.11.2026; справку об этом не запрашивайте");
    expect(office.registers.requests).toHaveLength(2);
  });
  it("is asked no more once people have decided", async () => {
    office.registers.silence();
    const { id } = await disabled();
    await office.minuteLater();
    await decidedBy(office, employee, id, REFUSAL);
    await decidedBy(office, await office.login("supervisor"), id, { decision: "refuse", agree: true });
    await office.minuteLater();
    await office.minuteLater();
    expect(office.registers.requests).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });
});

it("a claim of a host without registers waits for none", async () => {
  await office.database.close();
  office = await backOffice(undefined, { withoutRegisters: true });
  employee = await office.login("employee");
  const { id, number } = await disabled();
  await office.minuteLater();
  expect(await kept()).toEqual([]);
  expect(await fact(id, "claimRegisters")).toBeUndefined();
  expect(await status(number)).toMatchObject({ laterPapers: ["disabilityCertificate", "medical"] });
});

it("a claim that another contract is found for asks from the start again", async () => {
  const { id } = await disabled();
  await office.minuteLater();
  const other = await insuredFor(office, "accident", covers);
  const input = { id, person: own().iin, contractNumber: other.number };
  expect((await office.post("/employee/cases/contract", input, employee, keyed())).body).toMatchObject({ number: other.number });
  await office.minuteLater();
  expect(office.registers.requests).toHaveLength(2);
});

describe("the registers of other claims", () => {
  it("prefill the days in hospital", async () => {
    office.registers.answers.hospital = { record: "recorded", from: day, until: addDays(day, 9) };
    const insured = await insuredFor(office, "accident", { inputs: { covers: ["hospital"] } });
    const { id } = await claimed(office, await reported(office, insured, day, "hospital"), own());
    await office.minuteLater();
    expect((await read(id))["measures"]).toMatchObject([{ measure: "hospitalDays", registered: "10" }]);
    expect(await fact(id, "claimRegisters")).toBe(
      "Выписка из больницы: с 18.11.2026 по 27.11.2026, 10 дней; справку об этом не запрашивайте",
    );
  });
  it.each([
    ["10", "decided"],
    ["9", "proposed"],
  ])(
    "let one person decide by what they record, and ask for two where somebody says otherwise: %s days are %s",
    async (hospitalDays, became) => {
      office.registers.answers.hospital = { record: "recorded", from: day, until: addDays(day, 9) };
      const insured = await insuredFor(office, "accident", { inputs: { covers: ["hospital"] } });
      const { id } = await claimed(office, await reported(office, insured, day, "hospital"), own());
      await office.minuteLater();
      const decision = { decision: "acceptClaim", eventDay: day, hospitalDays };
      expect((await decidedBy(office, employee, id, decision)).body).toMatchObject({ became });
    },
  );
  it("say who has the case of heirs", async () => {
    office.registers.answers.inheritance = { record: "recorded", number: "42/2026", notary: "Ахметова А." };
    const { id } = await claimed(office, await reported(office, await insuredFor(office, "term-life", { beneficiaries: [] }), day));
    await office.minuteLater();
    expect(await fact(id, "claimRegisters")).toBe("Наследственное дело: №\u00A042/2026, нотариус Ахметова А.");
  });
  it("say that whoever claims for a child is no parent, to the staff alone", async () => {
    office.registers.answers.birth = { record: "recorded", isParent: false };
    const child = { name: "Волков Егор Ильич", birthDate: "2015-03-02", iin: "150302500014" };
    const insured = await insuredFor(office, "accident", { subjects: { insured: child } });
    const { id } = await claimed(office, await reported(office, insured, day, "injury"));
    await office.minuteLater();
    expect(office.registers.requests).toContainEqual({ register: "birth", question: { child: child.iin, claimant: WIDOW.iin } });
    expect(await fact(id, "claimRegisters")).toContain("Запись о рождении: заявитель не записан родителем ребёнка");
    expect(await fact(id, "claimSigns")).toContain("registerDiffers");
  });
  it("say what is left of a loan, and less than is owed is a sign", async () => {
    office.registers.answers.loan = { record: "recorded", left: 0 };
    const loan = { bank: "Банк", number: "КЗ-1", date: "2026-09-01" };
    const insured = await insuredFor(office, "credit-life", { beneficiaries: [], subjects: { loan }, inputs: { frequency: "single" } });
    const { id } = await claimed(office, await reported(office, insured, day));
    await office.minuteLater();
    expect(office.registers.requests).toContainEqual({ register: "loan", question: { bank: "Банк", agreement: "КЗ-1", day } });
    expect((await fact(id, "claimRegisters"))?.replaceAll("\u00a0", " ")).toBe("Справка банка о кредите: остаток 0,00 ₸");
    expect(await fact(id, "claimSigns")).toContain("registerDiffers");
  });
});
