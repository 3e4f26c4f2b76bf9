import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calculationOf } from "../../seed/calculation-of.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { everyLine, filledForm } from "../../testing/filled-form.ts";
import { answers, keyed, lastCode, worksheet } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterAll(() => office.database.close());

const having = (...conditions: readonly string[]) => ({
  ...worksheet,
  answers: { ...answers, health: { healthy: "no", conditions, health_details: "С 2019 года" } },
});
const send = (body: object, lang = "ru") => office.post("/worksheet", body, token, { ...keyed(), lang });
const rowOf = (id: unknown) =>
  office.database.queries.selectFrom("application").selectAll().where("id", "=", String(id)).executeTakeFirstOrThrow();
const eventsOf = (id: unknown) =>
  office.database.queries.selectFrom("underwriting_event").selectAll().where("application_id", "=", String(id)).orderBy("seq").execute();

/** From the worksheet past the right code. */
async function confirmed(body: object) {
  const { requestID } = (await send(body)).body;
  const checked = await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
  return { requestID, checked: checked.body };
}

describe("an application is assessed by its answers", () => {
  it("cancer and a public office no longer issue a policy at once: nothing can be paid, and the reasons are shown", async () => {
    const declarations = { public_official: "yes", public_office: "Депутат", tax_abroad: "no" };
    const ill = having("cancer");
    const { requestID, checked } = await confirmed({ ...ill, answers: { ...ill.answers, declarations } });
    expect(checked).toEqual({ success: true, waits: "review" });
    expect(await rowOf(requestID)).toMatchObject({ state: "in_review", judgement: { version: "2026-1", outcome: "review" } });
    expect((await eventsOf(requestID)).map(({ kind, by_id }) => [kind, by_id])).toEqual([["judged", null]]);
    const paying = await office.post("/pay", { requestID }, token, keyed());
    expect([paying.status, paying.body["message"]]).toEqual([409, "Анкету рассматривает андеррайтер. Оплатить можно после решения."]);
  });
  it("what the rules do not insure is declined in the customer's language, without a code", async () => {
    const before = office.inbox.length;
    const product = calculationOf(office.person("nothing"), { product: "critical-illness" });
    const { body } = await send({ ...having("heart"), calculation: product }, "kk");
    expect(body).toMatchObject({ success: false, status: "declined", message: expect.stringContaining("сақтандыра алмаймыз") as string });
    expect(body["errors"]).toEqual([{ message: expect.stringContaining("инсульт") as string }]);
    expect(body["requestID"]).toBeUndefined();
    expect(office.inbox).toHaveLength(before);
  });
  it("a question that one answer needs is asked, and the application waits for it", async () => {
    const { requestID, checked } = await confirmed(having("diabetes"));
    expect(checked).toEqual({ success: true, waits: "question" });
    const [event] = await eventsOf(requestID);
    expect(event).toMatchObject({ kind: "asked", words: expect.stringContaining("HbA1c") as string });
    expect((await office.post("/pay", { requestID }, token, keyed())).status).toBe(409);
  });
  it("a code that is sent twice does not assess twice", async () => {
    const { body } = await send(having("operation"));
    const given = { requestID: body["requestID"], code: lastCode(office) };
    await office.post("/codeCheck", given, token);
    await office.post("/codeCheck", given, token);
    expect(await eventsOf(body["requestID"])).toHaveLength(1);
  });
  it("answers that a line does not request are not kept: without questions about health its worksheet has none", async () => {
    const line = everyLine.find(([slug]) => slug === "payout-annuity")?.[1];
    if (!line) throw new Error("there is such a line");
    const calculation = { ...filledForm(line), birthDate: "1995-07-19", sex: "male" };
    const { body } = await send({ ...having("cancer"), calculation });
    const { worksheet: kept } = await rowOf(body["requestID"]);
    expect("answers" in kept && Object.keys(kept.answers).toSorted()).toEqual(["account", "beneficiaries", "declarations", "person"]);
  });
  it("a missing topic is refused by its name", async () => {
    const { status, body } = await send({ ...worksheet, answers: { person: answers.person } });
    expect([status, Object.keys(body["errors"] as object)]).toEqual([
      400,
      ["answers.health", "answers.declarations", "answers.beneficiaries"],
    ]);
  });
});
