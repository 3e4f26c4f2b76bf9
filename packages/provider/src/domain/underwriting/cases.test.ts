import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { requestCode, contractsBought, keyed } from "../../testing/purchase.ts";
import { decide, readCases, type Decision } from "./cases.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterAll(() => office.database.close());

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const deciding = (applicationId: string, decision: Decision, words = "") => {
  // A person takes longer than no time at all.
  office.clock.now += 1_000;
  return decide(office.database, { applicationId, decision, words, byId: null }, office.clock.now, random);
};
const answer = (requestID: string, by = token) =>
  office.post("/user/applications/answer", { requestID, answer: "С 2019 года, метформин" }, by, keyed());
const pay = (requestID: string) => office.post("/pay", { requestID }, token, keyed());
const notices = async () => {
  const { body } = await office.post("/getNotifications", { iin: "" }, token);
  return (body["message"] as { title: string; url: string }[]).map(({ title, url }) => [title, url]);
};

describe("a case of underwriting", () => {
  it("is asked, answered by its customer, accepted, and then paid", async () => {
    const id = await requestCode(office, token);
    expect((await readCases(office.database)).find((one) => one.id === id)).toMatchObject({ state: "question", product: "senim" });
    expect((await answer(id)).body).toMatchObject({ success: true });
    expect((await readCases(office.database)).find((one) => one.id === id)?.events.map(({ kind }) => kind)).toEqual(["asked", "answered"]);
    expect((await pay(id)).status).toBe(409);
    expect(await deciding(id, "accept")).toBe(true);
    expect((await notices())[0]).toEqual(["Анкета одобрена", `/payment?application=${id}`]);
    const { body } = await pay(id);
    expect(body).toMatchObject({ success: true });
    expect(await contractsBought(office, String(body["hash"]))).toEqual([]);
  });
  it("is declined with a reason, and stays unpaid", async () => {
    const id = await requestCode(office, token);
    expect(await deciding(id, "decline")).toBe(false);
    expect(await deciding(id, "decline", "HbA1c выше 9")).toBe(true);
    expect((await notices())[0]).toEqual(["По анкете отказано", "/cabinet/apps"]);
    expect((await pay(id)).status).toBe(409);
    expect((await readCases(office.database)).some((one) => one.id === id)).toBe(false);
  });
  it("is decided once: the second person finds it closed", async () => {
    const id = await requestCode(office, token);
    const both = await Promise.all([deciding(id, "accept"), deciding(id, "decline", "нет")]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await deciding(id, "accept")).toBe(false);
  });
  it("can be withdrawn only by its customer: nobody finds it open, asks about it or pays it, and it is done once", async () => {
    const id = await requestCode(office, token);
    const withdraw = (by = token) => office.post("/user/applications/withdraw", { requestID: id }, by, keyed());
    expect((await withdraw(await office.login("overdue"))).status).toBe(404);
    expect((await withdraw()).body).toMatchObject({ success: true });
    expect((await withdraw()).status).toBe(404);
    expect((await readCases(office.database)).some((one) => one.id === id)).toBe(false);
    expect((await answer(id)).status).toBe(404);
    expect(await deciding(id, "accept")).toBe(false);
    expect((await pay(id)).status).toBe(409);
    const { body } = await office.post("/user/applications/", {}, token);
    expect((body["data"] as { id: string }[]).find((one) => one.id === id)).toMatchObject({ state: "withdrawn", withdrawable: false });
  });
  it("cannot be withdrawn once it is ordered: its money may be on the way", async () => {
    const id = await requestCode(office, token);
    await deciding(id, "accept");
    await pay(id);
    expect((await office.post("/user/applications/withdraw", { requestID: id }, token, keyed())).status).toBe(409);
  });
  it("may get another question after an answer, and the customer is notified of each", async () => {
    const id = await requestCode(office, token);
    await answer(id);
    expect((await answer(id)).status).toBe(404);
    expect(await deciding(id, "ask", "Какой был последний HbA1c?")).toBe(true);
    expect((await notices())[0]).toEqual(["Андеррайтер задал вопрос", "/cabinet/apps"]);
    expect((await answer(id)).body).toMatchObject({ success: true });
  });
  it("does not exist for another customer, or under an unknown number", async () => {
    const id = await requestCode(office, token);
    const theirs = await office.login("everyStatus");
    expect((await answer(id, theirs)).status).toBe(404);
    expect((await answer("no-such-id")).status).toBe(404);
    expect(await deciding("no-such-id", "accept")).toBe(false);
  });
});
