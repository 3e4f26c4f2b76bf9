import { locales } from "@shanyraq/i18n";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personWho } from "../../seed/seeded-person.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { everyLine, filledForm } from "../../testing/filled-form.ts";
import { contractsBought, keyed, lastCode, worksheet } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterAll(() => office.database.close());

const own = { birthDate: "1995-07-19", sex: "male" };
const online = everyLine.filter(([, { topics }]) => topics.length > 0);
const byPhone = everyLine.filter(([, { topics }]) => topics.length === 0);

describe.each(online)("%s", (slug, line) => {
  it("is bought from the worksheet to a contract in the cabinet, with its schedule of dues", async () => {
    const calculation = { ...filledForm(line), ...own };
    const quoted = await office.post("/getCalc", calculation);
    const { instalment, instalments } = quoted.body["item"] as { instalment: string; instalments: number };
    const applied = await office.post("/worksheet", { ...worksheet, calculation }, token, keyed());
    expect(applied.body).toMatchObject({ success: true });
    const { requestID } = applied.body;
    const checked = await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
    expect(checked.body).toMatchObject({ success: true, message: { amount: instalment } });
    const hash = String((await office.post("/pay", { requestID }, token, keyed())).body["hash"]);
    await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
    office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
    await office.minuteLater();
    const [contract] = await contractsBought(office, hash);
    const cabinet = await office.post("/user/contracts/", { id: contract?.id }, token);
    expect(cabinet.body["data"]).toMatchObject([{ product: slug, kind: line.kind, status: "active", instalment, paid: instalment }]);
    const { body } = await office.post("/user/contracts/paymentSchedule", { contractId: contract?.id }, token);
    expect((body["ScheduleBlock"] as { rows: object[] }).rows).toHaveLength(instalments);
    const values = await office.post("/user/contracts/redemptions", { contractId: contract?.id }, token);
    expect((values.body["ScheduleBlock"] as { rows: object[] }).rows.length > 0).toBe(line.savings !== undefined);
  });
});

describe.each(byPhone)("%s", (_, line) => {
  it("does not take a worksheet yet and says so in every language", async () => {
    const sentences = new Set<unknown>();
    for (const lang of locales) {
      const body = { ...worksheet, calculation: filledForm(line) };
      const refused = await office.post("/worksheet", body, token, { ...keyed(), lang });
      expect(refused.status).toBe(400);
      sentences.add((refused.body["errors"] as { calculation: string }).calculation);
    }
    expect(sentences.size).toBe(locales.length);
  });
});

describe("a child's policy", () => {
  const of = (birthDate: string, insured: object) => {
    const line = everyLine.find(([slug]) => slug === "accident")?.[1];
    const calculation = { ...(line && filledForm(line)), birthDate };
    return {
      ...worksheet,
      calculation,
      answers: { ...worksheet.answers, insured: { for_child: "yes", name: "Волкова Анна", ...insured } },
    };
  };
  const child = { birth_date: "2016-05-05", iin: "" };

  it("insures the child whose birth date was priced, and names the buyer", async () => {
    const { body } = await office.post("/worksheet", of("2016-05-05", child), token, keyed());
    await office.post("/codeCheck", { requestID: body["requestID"], code: lastCode(office) }, token);
    const hash = String((await office.post("/pay", { requestID: body["requestID"] }, token, keyed())).body["hash"]);
    await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
    office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
    await office.minuteLater();
    const [contract] = await contractsBought(office, hash);
    const shown = await office.post("/user/contracts/", { id: contract?.id }, token, { lang: "ru" });
    const [held] = shown.body["data"] as { insured: string; named: { name: string; value: string }[] }[];
    expect(held?.insured).toBe("Волкова Анна");
    expect(held?.named).toContainEqual({ name: "Застрахованный", value: "Волкова Анна, Дата рождения: 05.05.2016" });
    expect(held?.named.find(({ name }) => name === "Страхователь")?.value).toContain("Волков Илья Андреевич, ИИН: ");
  });
  it.each([
    ["another day than was priced", "2016-05-05", { birth_date: "2016-05-06" }],
    ["an adult", "1990-05-05", { birth_date: "1990-05-05" }],
    ["a day to come", "2016-05-05", { birth_date: "2031-05-05" }],
  ])("is refused for %s, at its field", async (_, priced, insured) => {
    const refused = await office.post("/worksheet", of(priced, { ...child, ...insured }), token, keyed());
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body["errors"] as object)).toEqual(["answers.insured.birth_date"]);
  });
  it("cannot be taken out for oneself at a child's price", async () => {
    const refused = await office.post("/worksheet", of("2016-05-05", { for_child: "no" }), token, keyed());
    expect(refused.status).toBe(400);
  });
});

it("a region and a country must be in the lists", async () => {
  const line = everyLine.find(([slug]) => slug === "term-life")?.[1];
  const calculation = { ...(line && filledForm(line)), ...own };
  const person = { ...worksheet.answers.person, region: "atlantis", citizenship: "ZZ" };
  const refused = await office.post("/worksheet", { ...worksheet, calculation, answers: { ...worksheet.answers, person } }, token, keyed());
  expect(refused.body["errors"]).toMatchObject({
    "answers.person.region": expect.any(String),
    "answers.person.citizenship": expect.any(String),
  });
});

it("a person under 18 cannot take out a policy", async () => {
  const minor = await signedInOffice("minor");
  const line = everyLine.find(([slug]) => slug === "accident")?.[1];
  const calculation = { ...(line && filledForm(line)), birthDate: personWho("minor").birth_date };
  const refused = await minor.office.post("/worksheet", { ...worksheet, calculation }, minor.token, keyed());
  await minor.office.database.close();
  expect(refused.status).toBe(400);
  expect((refused.body["errors"] as { calculation: string }).calculation).toContain("18");
});

describe("a company's policy", () => {
  it("names the company, and is signed by its head with its key", async () => {
    const line = everyLine.find(([slug]) => slug === "employer-osns")?.[1];
    if (!line) throw new Error("there is such a line");
    const { body } = await office.post("/worksheet", { ...worksheet, calculation: filledForm(line) }, token, keyed());
    const requestID = String(body["requestID"]);
    await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
    const hash = String((await office.post("/pay", { requestID }, token, keyed())).body["hash"]);
    await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
    office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
    await office.minuteLater();
    const [contract] = await contractsBought(office, hash);
    const shown = await office.post("/user/contracts/", { id: contract?.id }, token, { lang: "kk" });
    const [held] = shown.body["data"] as { named: { name: string; value: string }[] }[];
    expect(held?.named.find(({ name }) => name === "Сақтанушы")?.value).toContain("ТОО «Дала Құрылыс», БСН: 150340012340");
    const party = await office.database.queries
      .selectFrom("signing_party")
      .innerJoin("signing_request", "signing_request.id", "signing_party.request_id")
      .select("signing_party.bin")
      .where("signing_request.contract_id", "=", contract?.id ?? "")
      .executeTakeFirstOrThrow();
    expect(party.bin).toBe("150340012340");
  });
});
