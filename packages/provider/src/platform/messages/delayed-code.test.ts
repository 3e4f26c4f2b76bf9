import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeMessages } from "./outbox.ts";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import { keyed, lastCode, worksheet } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  office = await backOffice();
  token = await office.login("nothing");
});
beforeEach(() => {
  office.clock.now = START;
  office.phones.broken = false;
});
afterAll(() => office.database.close());

const waiting = () => office.database.queries.selectFrom("outbox").selectAll().where("key", "like", "code/%").execute();

describe("a code that cannot be sent", () => {
  it("is reported as late, waits sealed, and is sent as soon as the connection is back", async () => {
    office.phones.broken = true;
    const { body } = await office.post("/worksheet", worksheet, token, keyed());
    expect(body).toMatchObject({ success: true, delayed: true, resendAfter: 30 });
    expect(String(body["message"])).not.toBe("");
    const [row] = await waiting();
    // Neither the phone nor the code can be read in the database.
    expect(JSON.stringify(row?.letter)).not.toMatch(/7701|Код/);
    office.phones.broken = false;
    office.clock.now += 1_000;
    await office.provider.work();
    expect(await waiting()).toEqual([]);
    const requestID = String(body["requestID"]);
    expect((await office.post("/codeCheck", { requestID, code: lastCode(office) }, token)).body).toMatchObject({ success: true });
  });
  it("may be requested again at once, and the late one never comes after the newer one", async () => {
    office.phones.broken = true;
    const { body } = await office.post("/worksheet", worksheet, token, keyed());
    office.phones.broken = false;
    const { body: again } = await office.post("/sendCodeRepeat", { requestID: String(body["requestID"]) }, token);
    expect(again).toMatchObject({ success: true, resendAfter: 120 });
    expect(again["delayed"]).toBeUndefined();
    const code = lastCode(office);
    await office.minuteLater();
    expect(lastCode(office)).toBe(code);
  });
  it("is not sent once it has expired", async () => {
    office.phones.broken = true;
    await office.post("/worksheet", worksheet, token, keyed());
    office.phones.broken = false;
    const before = office.inbox.length;
    office.clock.now += 6 * 60_000;
    await office.provider.work();
    expect(office.inbox).toHaveLength(before);
    expect(await waiting()).toEqual([]);
  });
  it("is sent before all messages, however many wait longer", async () => {
    const { queries } = office.database;
    office.phones.broken = true;
    const messages = Array.from({ length: 120 }, (_, n) => ({
      key: `reminder/${n}`,
      channel: "email" as const,
      to: "somebody@example.kz",
      subject: "a reminder",
      text: "of a premium",
    }));
    await writeMessages(queries, messages, START - 60_000);
    const { body } = await office.post("/worksheet", worksheet, token, keyed());
    office.phones.broken = false;
    office.clock.now += 1_000;
    await office.provider.work();
    const requestID = String(body["requestID"]);
    expect((await office.post("/codeCheck", { requestID, code: lastCode(office) }, token)).body).toMatchObject({ success: true });
    const sent = office.inbox.map(({ key: id }) => id);
    const codeAt = sent.findLastIndex((id) => id.startsWith("code/"));
    const keys = new Set(messages.map(({ key: id }) => id));
    expect(sent.slice(0, codeAt).filter((id) => keys.has(id)).length).toBeLessThan(50);
    expect(sent.filter((id) => keys.has(id))).toHaveLength(messages.length);
  });
});
