import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backlog } from "../../backlog.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { askedOpinion, givenOpinion, injuryClaim } from "../../testing/claims/opinion.ts";
import { claimed, decidedBy, insuredFor, reported, WIDOW } from "../../testing/contracts/claimed.ts";
import { HELD, uploaded } from "../../testing/papers.ts";

let office: BackOffice;
let assessor: string;
let second: string;
let medic: string;
beforeEach(async () => {
  office = await backOffice();
  await signIn();
});
afterEach(() => office.database.close());

const signIn = async () => {
  [assessor, second, medic] = [await office.login("employee"), await office.login("supervisor"), await office.login("medic")];
};
const item = async (id: string, token: string) => office.post("/employee/cases/item", { kind: "statement", id }, token);
const read = async (id: string, token: string) => (await item(id, token)).body;
const listOf = async (token: string) => (await office.post("/getEmployeeReception", {}, token)).body;
const accept = (id: string, day: string, more: object, token = assessor) =>
  decidedBy(office, token, id, { decision: "acceptClaim", eventDay: day, ...more });
const give = (shows: "employee" | "supervisor", rights: Readonly<Record<string, boolean>>) =>
  office.database.queries.updateTable("staff").set(rights).where("customer_id", "=", office.person(shows).id).execute();
/** By a large sum: three legs' worth of it is above every limit. */
const LARGE = "9000000";
const hurt = { injuries: ["collarbone", "rib", "limbsLost"] };

describe("a medical opinion", () => {
  it("goes from an assessor to an expert, back into the case, into the decision, and to the second assessor", async () => {
    const { id, number, day } = await injuryClaim(office, LARGE);
    expect((await accept(id, day, hurt)).body).toMatchObject({ code: "opinionFirst" });
    expect((await askedOpinion(office, id, assessor)).status).toBe(200);
    const { work, total } = (await listOf(medic)) as { readonly work: readonly object[]; readonly total: number };
    expect([total, work]).toEqual([
      1,
      [expect.objectContaining({ id, name: number, isOpinionAwaited: true, deadline: addDays(today(office.clock.now), 5) })],
    ]);
    const given = await givenOpinion(office, id, medic, hurt);
    expect(given.status).toBe(200);
    const { opinion } = (await read(id, assessor)) as { readonly opinion: object };
    expect(opinion).toMatchObject({
      canAsk: true,
      canGive: false,
      requiredAbove: "3000000.00",
      list: [
        {
          question: "Подтверждает ли снимок перелом?",
          given: {
            by: "Жанұзақов Тимур Саматұлы",
            words: "Снимок показывает перелом ключицы.",
            measured: [{ measure: "injuries", values: hurt.injuries, shown: expect.stringContaining("Перелом ключицы") }],
          },
        },
      ],
    });
    expect((await accept(id, day, hurt)).body).toMatchObject({ became: "proposed" });
    expect((await accept(id, day, { agree: true }, second)).body).toMatchObject({ became: "decided" });
    expect(await listOf(medic)).toMatchObject({ total: 0 });
  });
  it("shows an expert what happened and the papers of that claim, and neither who claims nor what they are paid", async () => {
    const { id } = await injuryClaim(office);
    const other = await injuryClaim(office);
    expect((await item(id, medic)).status).toBe(404);
    await askedOpinion(office, id, assessor);
    const seen = await read(id, medic);
    expect(seen).toMatchObject({ decisions: [], events: [], proposal: null, opinion: { canAsk: false, canGive: true } });
    expect(seen["facts"]).toEqual(expect.arrayContaining([{ fact: "event", value: "injury" }]));
    for (const secret of [WIDOW.name.split(" ")[0] ?? "", WIDOW.iban, WIDOW.iin]) expect(JSON.stringify(seen)).not.toContain(secret);
    const [file] = seen["files"] as readonly { readonly id: string }[];
    const open = (of: string) => office.post("/employee/cases/file", { kind: "statement", id: of, file: file?.id }, medic);
    expect((await open(id)).status).toBe(200);
    expect([(await open(other.id)).status, (await item(other.id, medic)).status]).toEqual([404, 404]);
    const acts = await office.database.queries
      .selectFrom("staff_access")
      .select("act")
      .where("employee_id", "=", office.person("medic").id)
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(["caseViewed", "fileOpened"]);
  });
  it("is decided on by nobody who gave it, and given by nobody who had a part in the case", async () => {
    const { id, day } = await injuryClaim(office);
    await give("supervisor", { medical: true });
    await give("employee", { medical: true });
    await askedOpinion(office, id, assessor);
    expect((await givenOpinion(office, id, assessor)).body).toMatchObject({ code: "opinionOfOwn" });
    expect((await givenOpinion(office, id, second, { injuries: ["collarbone"] })).status).toBe(200);
    expect(await read(id, second)).toMatchObject({ blocked: "opinionOfOwn" });
    expect((await accept(id, day, { injuries: ["collarbone"] }, second)).body).toMatchObject({ code: "opinionOfOwn" });
    expect((await askedOpinion(office, id, second)).body).toMatchObject({ code: "opinionOfOwn" });
    expect((await accept(id, day, { injuries: ["collarbone"] })).body).toMatchObject({ became: "decided" });
  });
  it("is not required up to the sum of simple claims, and is awaited once at a time", async () => {
    const { id, day } = await injuryClaim(office);
    expect((await askedOpinion(office, id, assessor)).status).toBe(200);
    expect((await askedOpinion(office, id, second)).body).toMatchObject({ code: "opinionAsked" });
    expect((await accept(id, day, { injuries: ["collarbone"] })).body).toMatchObject({ became: "decided" });
    expect((await givenOpinion(office, id, medic)).status).toBe(404);
    expect((await item(id, medic)).status).toBe(404);
    expect((await askedOpinion(office, id, assessor)).body).toMatchObject({ code: "workClosed" });
  });
  it("is given on no claim whose papers are about nobody's health", async () => {
    const report = await reported(office, await insuredFor(office, "term-life"), addDays(today(office.clock.now), -3));
    const { id } = await claimed(office, report, undefined, { files: [await uploaded(office)], verifier: HELD });
    expect(await read(id, assessor)).not.toHaveProperty("opinion");
    expect((await askedOpinion(office, id, assessor)).body).toMatchObject({ code: "opinionNone" });
  });
  it("keeps of its measures those alone that the claim is found by", async () => {
    const { id } = await injuryClaim(office);
    await askedOpinion(office, id, assessor);
    await givenOpinion(office, id, medic, { disabilityGroup: "first", hospitalDays: 5, injuries: ["rib"] });
    const { opinion } = (await read(id, assessor)) as { readonly opinion: { readonly list: readonly { readonly given: object }[] } };
    expect(opinion.list[0]?.given).toMatchObject({ measured: [{ measure: "injuries", values: ["rib"] }] });
  });
  it("can be read by nobody who has the database alone", async () => {
    const { id } = await injuryClaim(office);
    await askedOpinion(office, id, assessor);
    await givenOpinion(office, id, medic, { injuries: ["rib"] });
    const rows = await office.database.queries.selectFrom("medical_opinion").selectAll().where("claim_id", "=", id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/перелом|снимок|\brib\b/i);
  });
  it("that is past its day rings, and no more once it is given", async () => {
    const { id } = await injuryClaim(office);
    await askedOpinion(office, id, assessor);
    const late = async () => (await backlog(office.database, office.clock.now)).lateOpinions.count;
    expect(await late()).toBe(0);
    office.clock.now += 6 * 86_400_000;
    await signIn();
    expect(await late()).toBe(1);
    expect((await listOf(medic))["work"]).toMatchObject([{ id, isLate: true }]);
    await givenOpinion(office, id, medic);
    expect(await late()).toBe(0);
  });
});
