import { personWho } from "@shanyraq/provider";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MINUTE, openStaffOffice, putMessages, type StaffOffice } from "./staff-office.ts";

/** Cases of an employee in a day, and within ten minutes. */
const DAY_LIMIT = 50;
const SPELL_LIMIT = 15;

let office: StaffOffice;
let token: string;
let ids: readonly string[];
beforeAll(async () => {
  office = await openStaffOffice();
  token = await office.login("employee");
  ids = await putMessages(office, { count: 60 });
});
afterAll(() => office.close());

const read = (id: string) => office.post("/employee/cases/item", { kind: "statement", id }, token);

it("stops an employee who opens all 60 cases of a day, and says when the next one opens", async () => {
  const statuses: number[] = [];
  for (const [index, id] of ids.entries()) {
    if (index % SPELL_LIMIT === 0) office.clock.now += 10 * MINUTE;
    statuses.push((await read(id)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(DAY_LIMIT);
  const refused = await read(ids.at(-1) ?? "");
  expect([refused.status, Number(refused.retryAfter) > 0, String(refused.body["message"])]).toEqual([
    429,
    true,
    expect.stringMatching(/Следующее откроется через \d+ (?:час|минут)/),
  ]);
});
it("opens a case that was opened before: deciding it does not count as another opening", async () => {
  expect((await read(ids[0] ?? "")).status).toBe(200);
});
it("limits each employee separately, and the log names those who opened many cases", async () => {
  const supervisor = await office.login("supervisor");
  const { status } = await office.post("/employee/cases/item", { kind: "statement", id: ids.at(-1) }, supervisor);
  expect(status).toBe(200);
  const { body } = await office.post("/employee/log", { day: "2026-11-24" }, supervisor);
  const { surname, name, patronymic } = personWho("employee");
  expect((body["readers"] as readonly object[])[0]).toEqual({
    employee: `${surname} ${name} ${patronymic}`,
    cases: DAY_LIMIT,
    customers: 0,
    isMany: true,
  });
});

it("lets only those who decide applications read anybody's health, open papers and decide", async () => {
  const { queries } = office.database;
  const id = crypto.randomUUID();
  const worksheet = {
    answers: { health: { healthy: "no", conditions: ["diabetes"], health_details: "Инсулин с 2019 года." } },
    locale: "ru",
  };
  await queries
    .insertInto("application")
    .values({
      id,
      customer_id: personWho("nothing").id,
      product: "senim",
      worksheet: JSON.stringify(worksheet),
      terms: JSON.stringify({ sumAssured: "5000000.00" }),
      state: "in_review",
      created_at: new Date(office.clock.now).toISOString(),
    })
    .execute();
  const words = "На вопрос: инсулин, 20 единиц.";
  const at = new Date(office.clock.now).toISOString();
  await queries.insertInto("underwriting_event").values({ application_id: id, seq: 1, kind: "answered", at, by_id: null, words }).execute();
  const item = { kind: "application", id } as const;
  const supervisor = await office.login("supervisor");
  expect(JSON.stringify((await office.post("/employee/cases/item", item, supervisor)).body)).toContain("Инсулин");
  await queries.updateTable("staff").set({ underwriter: false }).where("customer_id", "=", personWho("supervisor").id).execute();
  const { status, body } = await office.post("/employee/cases/item", item, supervisor);
  expect([status, body["files"], body["decisions"]]).toEqual([200, [], []]);
  expect(JSON.stringify(body).toLowerCase()).not.toMatch(/инсулин|diabetes/);
  const decided = await office.post("/employee/cases/decide", { ...item, decision: "accept", words: "" }, supervisor);
  expect(decided.status).toBe(403);
});
