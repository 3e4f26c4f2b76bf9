import { hideEmail } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeTo, newcomer } from "../../testing/account.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { contractsBought, order, wrongCode } from "../../testing/purchase.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterEach(() => office.database.close());

const me = () => office.person("nothing");
const user = async () => (await office.ask("GET", "/api/user", { token })).body["user"] as Record<string, string>;

describe("S31: a change of phone", () => {
  const ask = (body: object) => office.post("/changePhone", { phone: newcomer.phone, ...body }, token);
  const begin = async () => String((await ask({})).body["requestID"]);
  const codes = () => ({ code_old: codeTo(office, me().phone), code_new: codeTo(office, newcomer.digits) });

  it("happens after the codes from the former and the new one, and appears in the cabinet", async () => {
    const requestID = await begin();
    expect((await ask({ requestID, ...codes() })).body).toMatchObject({ status: "ok" });
    expect((await user())["phone"]).toBe(newcomer.digits);
    const { message } = (await office.post("/getNotifications", {}, token)).body;
    expect(message).toMatchObject([{ title: "Номер телефона изменён", new: 1 }]);
  });
  it("is refused without either, with a made-up request, and a second time", async () => {
    expect((await ask({ code_old: "1234", code_new: "1234" })).status).toBe(403);
    expect((await ask({ requestID: crypto.randomUUID(), code_old: "1234", code_new: "1234" })).status).toBe(403);
    const requestID = await begin();
    const right = codes();
    expect((await ask({ requestID, code_old: right.code_old })).body).toMatchObject({ status: "error" });
    expect((await ask({ requestID, code_new: right.code_new })).body).toMatchObject({ status: "error" });
    expect((await user())["phone"]).toBe(me().phone);
    expect((await ask({ requestID, ...right })).body).toMatchObject({ status: "ok" });
    expect((await ask({ requestID, ...right })).status).toBe(403);
  });
  it("after a wrong new code still accepts the right former one", async () => {
    const requestID = await begin();
    const right = codes();
    expect((await ask({ requestID, ...right, code_new: wrongCode(right.code_new) })).body).toMatchObject({
      status: "error",
      attemptsLeft: 4,
    });
    expect((await ask({ requestID, ...right })).body).toMatchObject({ status: "ok" });
  });
  it("is refused by codes for another number", async () => {
    const requestID = await begin();
    const other = await office.post("/changePhone", { phone: "+7 (700) 555-00-00", requestID, ...codes() }, token);
    expect(other.status).toBe(403);
  });
  it("is refused for a number of another account, and only the owner of the codes learns why", async () => {
    const taken = office.person("overdue").phone;
    const requestID = String((await office.post("/changePhone", { phone: `+${taken}` }, token)).body["requestID"]);
    const answer = await office.post(
      "/changePhone",
      { phone: `+${taken}`, requestID, code_old: codeTo(office, me().phone), code_new: codeTo(office, taken) },
      token,
    );
    expect(answer.body).toMatchObject({ status: "error" });
    expect((await user())["phone"]).toBe(me().phone);
  });
});

it("S31: an e-mail address changes by codes that are sent to both addresses", async () => {
  const started = (await office.post("/changeEmail", { email: "new@example.kz" }, token)).body;
  expect(started).toMatchObject({ sentTo: "n***w@example.kz", sentToOld: hideEmail(me().email) });
  expect(office.inbox.map(({ channel }) => channel)).toEqual(["email", "email"]);
  const codes = { code_old: codeTo(office, me().email), code_new: codeTo(office, "new@example.kz") };
  await office.post("/changeEmail", { email: "new@example.kz", requestID: started["requestID"], ...codes }, token);
  expect((await user())["email"]).toBe("new@example.kz");
});

describe("a customer's sessions", () => {
  const sessions = async () =>
    (await office.post("/getPersonData", {}, token)).body["sessions"] as { id: string; current: boolean; device: string }[];
  it("are listed with their devices, and one can end another", async () => {
    const agent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
    const phone = await office.post("/api/login", { iin: me().iin, password: me().password }, undefined, { "user-agent": agent });
    const other = (phone.body["Authorization"] as { token: string }).token;
    const listed = await sessions();
    expect(listed.map(({ device, current }) => [device, current])).toContainEqual(["Chrome, Android", false]);
    await office.post("/userUpdate", { endSession: listed.find(({ current }) => !current)?.id }, token);
    expect((await office.ask("GET", "/api/user", { token: other })).status).toBe(401);
    expect(await sessions()).toHaveLength(1);
  });
  it("S32: of another customer are neither seen nor ended", async () => {
    const theirs = await office.login("overdue");
    const [own] = await sessions();
    await office.post("/userUpdate", { endSession: own?.id }, theirs);
    expect(await sessions()).toHaveLength(1);
  });
});

describe("the language of messages", () => {
  it("can be changed by the customer", async () => {
    await office.post("/userUpdate", { lang: "kk" }, token);
    expect((await office.post("/getPersonData", {}, token)).body["lang"]).toBe("kk");
    expect((await office.post("/userUpdate", { lang: "de" }, token)).status).toBe(400);
  });
});

describe("a customer who cannot take calls", () => {
  it("says so in the profile, and can take it back", async () => {
    const inWriting = async () => (await office.post("/getPersonData", {}, token)).body["inWriting"];
    expect(await inWriting()).toBe(false);
    await office.post("/userUpdate", { inWriting: true }, token);
    expect(await inWriting()).toBe(true);
    await office.post("/userUpdate", { lang: "kk" }, token);
    expect(await inWriting()).toBe(true);
    await office.post("/userUpdate", { inWriting: false }, token);
    expect(await inWriting()).toBe(false);
  });
});

describe("how a customer reads", () => {
  it("is ordinary print until they choose another way, and nothing but one of the three", async () => {
    const reading = async () => (await office.post("/getPersonData", {}, token)).body["reading"];
    expect(await reading()).toBe("ordinary");
    for (const way of ["largePrint", "aloud"]) {
      await office.post("/userUpdate", { reading: way }, token);
      expect(await reading()).toBe(way);
    }
    expect((await office.post("/userUpdate", { reading: "braille" }, token)).status).toBe(400);
    await office.post("/userUpdate", { lang: "kk" }, token);
    expect(await reading()).toBe("aloud");
    await office.post("/userUpdate", { reading: "ordinary" }, token);
  });
});

describe("notifications", () => {
  const list = async (body: object = {}, own = token, lang = "ru") => (await office.post("/getNotifications", body, own, { lang })).body;

  it("report a confirmed application and an issued contract, in the reader's language", async () => {
    const hash = await order(office, token);
    expect((await list({}, token, "kk"))["message"]).toMatchObject([{ title: "Сауалнама расталды" }]);
    office.clock.now += MINUTE;
    await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
    office.bank.put("paid");
    await office.minuteLater();
    const { message, count } = await list({}, token, "kk");
    const [contract] = await contractsBought(office, hash);
    // Of the application nothing is left to do.
    expect(count).toBe(1);
    expect(message).toMatchObject([{ title: `${contract?.number} шарты рәсімделді`, url: `/cabinet/reports/${contract?.id}`, new: 1 }]);
  });
  it("report a premium that falls due or is overdue once", async () => {
    const overdue = await office.login("overdue");
    await office.provider.work();
    office.clock.now += MINUTE;
    await office.provider.work();
    const { message } = await list({}, overdue);
    expect((message as { title: string }[]).filter(({ title }) => title.includes("просрочен"))).toHaveLength(1);
  });
  it("are marked read by an id, or all without one; a count is a number", async () => {
    await order(office, token);
    office.clock.now += DAY / 1_000;
    await office.post("/changePhone", { phone: newcomer.phone }, token);
    const [first] = (await list())["message"] as { id: string }[];
    expect(await list({ count: true })).toEqual({ message: [], count: 1 });
    expect(await list({ new: 0, id: first?.id })).toMatchObject({ count: 0, message: [{ new: 0 }] });
    await office.database.queries.updateTable("notification").set({ read_at: null }).execute();
    expect((await list({ new: 0 }))["count"]).toBe(0);
  });
  it("S32: of another customer cannot be seen or marked", async () => {
    await order(office, token);
    const [mine] = (await list())["message"] as { id: string }[];
    const theirs = await office.login("legalEntity");
    expect((await list({ new: 0, id: mine?.id }, theirs))["message"]).toEqual([]);
    expect((await list())["count"]).toBe(1);
  });
  it("S47: lead only to pages of the site", async () => {
    await office.provider.work();
    const urls = (await office.database.queries.selectFrom("notification").select("url").execute()).map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(url).toMatch(/^\/[a-z]/);
  });
});
