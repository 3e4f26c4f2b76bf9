import { createHash } from "node:crypto";
import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productionLimits } from "../../platform/ports/limits.ts";
import { contractsOf } from "../../domain/ledger/read.ts";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import { smallPdf } from "../../testing/files.ts";
import { wordsOfPdf } from "../../testing/words-of-pdf.ts";
import { keyed } from "../../testing/purchase.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const send = (path: string, body: object) => office.post(path, body, undefined, keyed());
const kept = () =>
  office.database.queries.selectFrom("statement").selectAll().where("created_at", "=", new Date(START).toISOString()).execute();
const holder = (verifier = "held by the page") => ({ verifier, challenge: createHash("sha256").update(verifier).digest("base64url") });
/** Sends a file ahead, as a page does, and brings its id. */
const upload = async (name = "справка.pdf", bytes: Uint8Array = smallPdf(), { challenge } = holder()) => {
  const headers = { "x-file-name": encodeURIComponent(name), "x-upload-challenge": challenge, "content-type": "application/octet-stream" };
  const body = new Uint8Array(bytes);
  const response = await office.provider.fetch(new Request("http://provider/api/upload", { method: "POST", body, headers }));
  return { status: response.status, body: (await response.json()) as { readonly id?: string; readonly message?: string } };
};
const idOf = async (...args: Parameters<typeof upload>) => (await upload(...args)).body.id ?? "";
const { verifier } = holder();
const filesKept = () => office.database.queries.selectFrom("statement_file").select(["name", "mime"]).execute();
const pending = async () => (await office.database.queries.selectFrom("upload").select("name").execute()).length;

const feedback = {
  topic: "question",
  name: "Айдар",
  phone: "+7 (701) 234-56-78",
  email: "a@example.kz",
  channel: "email",
  text: "Когда следующий взнос?",
};
const event = {
  event: "injury",
  eventDate: "2026-11-01",
  place: "Алматы",
  text: "Перелом руки на катке.",
  claimant: "insured",
  name: "Айдар",
  phone: "+7 (701) 234-56-78",
};
const ombudsman = {
  name: "Айдар Сәрсенов",
  iin: "880314300110",
  phone: "+7 (701) 234-56-78",
  email: "a@example.kz",
  address: "Алматы, Абай 1",
  contractNumber: "SH-2026-000001",
  askedOn: "2026-10-01",
  text: "Компания отказала в выплате.",
  demand: "Выплатить страховую сумму.",
};

describe("a statement", () => {
  it("is kept under a number with its files, and confirmed by a message with the day of the answer", async () => {
    const { body } = await send("/feedback", { ...feedback, files: [await idOf()], verifier });
    // Ten working days from a Saturday.
    expect(body).toMatchObject({ success: true, number: expect.stringMatching(/^OB-2026-\d{6}$/), deadline: "2026-12-04" });
    const [statement] = await kept();
    expect(statement).toMatchObject({ number: body["number"], kind: "feedback", phone: "77012345678", customer_id: null });
    expect(JSON.stringify(statement?.details)).not.toMatch(/files|verifier/);
    expect(await filesKept()).toEqual([{ name: "справка.pdf", mime: "application/pdf" }]);
    await office.provider.work();
    expect(office.inbox.at(-1)).toMatchObject({
      channel: "email",
      to: "a@example.kz",
      text: expect.stringContaining(String(body["number"])),
    });
  });
  it("of an heir abroad is answered by e-mail alone, its claim too, and is found by the end of their number", async () => {
    const heir = { ...event, event: "death", claimant: "heir", phone: "+49 1512 3456789" };
    expect((await send("/insurance", heir)).body["errors"]).toEqual({ email: expect.stringContaining("зарубежный") });
    const reported = String((await send("/insurance", { ...heir, email: "erbe@example.de" })).body["number"]);
    const { body } = await send("/insurance/statement", {
      number: reported,
      phone: "0049 1512 3456789",
      iin: "950719300175",
      accountHolder: "Айдар Сәрсенов",
      iban: "KZ86125KZT5004100100",
      documents: [{ document: "identity", have: false }],
    });
    await office.provider.work();
    const texts = office.inbox.filter(({ to }) => to === "erbe@example.de").map(({ text }) => text);
    for (const number of [reported, String(body["number"])]) expect(texts.filter((one) => one.includes(number))).toHaveLength(1);
    expect(office.inbox.filter(({ channel }) => channel === "sms")).toEqual([]);
    expect((await office.post("/status", { number: reported, phoneEnd: "6789" })).body).toMatchObject({ found: true });
  });
  it("sent twice with one key is one statement", async () => {
    const key = keyed();
    const first = await office.post("/feedback", feedback, undefined, key);
    expect((await office.post("/feedback", feedback, undefined, key)).body).toEqual(first.body);
    expect(await kept()).toHaveLength(1);
  });
  it("of somebody signed in is theirs", async () => {
    await office.post("/feedback", feedback, await office.login("nothing"), keyed());
    expect((await kept())[0]?.customer_id).toBe(office.person("nothing").id);
  });
  it.each([
    ["words too few", { text: "Нет" }, "text"],
    ["an answer by e-mail without an e-mail", { email: "" }, "email"],
    ["a topic of nobody's", { topic: "weather" }, "topic"],
    ["no phone", { phone: "" }, "phone"],
    ["a sixth file", { files: Array.from({ length: 6 }, () => "a") }, "files"],
  ])("with %s is refused at its field", async (_, more, field) => {
    const { status, body } = await send("/feedback", { ...feedback, ...more });
    expect([status, Object.keys(body["errors"] as object)]).toEqual([400, [field]]);
    expect(await kept()).toEqual([]);
  });
  it("takes each of its files once, with whatever was sent", async () => {
    const id = await idOf();
    await send("/feedback", { ...feedback, files: [id], verifier });
    const { status, body } = await send("/feedback", { ...feedback, files: [id], verifier });
    expect([status, Object.keys(body["errors"] as object), await pending()]).toEqual([400, ["files"], 0]);
    expect([(await kept()).length, (await filesKept()).length]).toEqual([1, 1]);
  });
  it("that is refused leaves its files where they are, to be sent again with it", async () => {
    const id = await idOf();
    expect((await send("/feedback", { ...feedback, files: [id, "nobody's"], verifier })).status).toBe(400);
    expect([await pending(), (await kept()).length]).toEqual([1, 0]);
    expect((await send("/feedback", { ...feedback, files: [id], verifier })).status).toBe(200);
  });
  it("takes no file of another page, though it knows its id", async () => {
    const id = await idOf("a.pdf", smallPdf(), holder("held by another page"));
    for (const body of [
      { ...feedback, files: [id], verifier },
      { ...feedback, files: [id] },
    ])
      expect((await send("/feedback", body)).status).toBe(400);
    expect([await pending(), (await filesKept()).length]).toEqual([1, 0]);
  });
  it("takes no file that was sent more than an hour before, and such a file is removed", async () => {
    const id = await idOf();
    office.clock.now += 60 * 60_000;
    const { body } = await send("/feedback", { ...feedback, files: [id], verifier });
    expect((body["errors"] as { files: string }).files).toBe("Срок хранения файла истёк. Приложите его ещё раз.");
    await office.provider.work();
    expect(await pending()).toBe(0);
  });
});

describe("a file that is sent ahead", () => {
  it("S38 is refused in words where it is not what it says, and is not kept", async () => {
    const { status, body } = await upload("photo.png", Buffer.from("<html><script>"));
    expect([status, body.message, await pending()]).toEqual([
      400,
      "Принимаем PDF, JPG и PNG. Содержимое этого файла не соответствует его названию.",
      0,
    ]);
  });
  it("S38 keeps neither a path nor the ending that it came with", async () => {
    await upload("../../etc/cron.d/x.sh");
    expect(await office.database.queries.selectFrom("upload").select("name").execute()).toEqual([{ name: "x.pdf" }]);
  });
  it("has an id that the database does not hold", async () => {
    const id = await idOf();
    const [row] = await office.database.queries.selectFrom("upload").selectAll().execute();
    expect([id.length, row?.id_hash === id]).toEqual([43, false]);
  });
  it("is refused where one address sends too many", async () => {
    await office.database.close();
    office = await backOffice(productionLimits);
    const sent = async (address: string) => {
      const headers = { "x-file-name": "a", "x-upload-challenge": holder().challenge, "content-type": "application/octet-stream" };
      const request = new Request("http://provider/api/upload", {
        method: "POST",
        body: "x",
        headers: { ...headers, "x-real-ip": address },
      });
      return (await office.provider.fetch(request)).status;
    };
    for (let times = 0; times < 30; times += 1) expect(await sent("192.0.2.1")).toBe(400);
    expect([await sent("192.0.2.1"), await sent("192.0.2.2")]).toEqual([429, 400]);
  });
});

describe("a report of misconduct", () => {
  it("may be nameless, and then holds nothing by which its writer could be found", async () => {
    const input = { anonymous: true, name: "Айдар", phone: "+7 (701) 234-56-78", email: "a@example.kz", text: "Сотрудник просил деньги." };
    const { body } = await office.post("/compliance", input, await office.login("nothing"), keyed());
    expect(body).toMatchObject({ success: true });
    const [statement] = await kept();
    expect(statement).toMatchObject({ customer_id: null, phone: "", details: { anonymous: true, text: input.text } });
    expect(JSON.stringify(statement)).not.toMatch(/Айдар|7701|example/);
    // What makes a command happen once remembers its customer, too.
    const acts = await office.database.queries
      .selectFrom("idempotency")
      .select(["call", "customer"])
      .where("call", "=", "compliance")
      .execute();
    expect(acts).toEqual([{ call: "compliance", customer: "" }]);
    await office.provider.work();
    expect(office.inbox.filter(({ key }) => key.startsWith("statement/"))).toEqual([]);
  });
  it("with a name needs a phone too", async () => {
    const { body } = await send("/compliance", { name: "Айдар", text: "Сотрудник просил деньги." });
    expect(Object.keys(body["errors"] as object)).toEqual(["phone"]);
  });
});

describe("a notice to the ombudsman", () => {
  it("is passed on within three working days and comes back as a document", async () => {
    const { body } = await send("/ombudsman", { ...ombudsman, iin: office.person("nothing").iin });
    expect(body).toMatchObject({ success: true, deadline: "2026-11-25" });
    expect(Buffer.from(String(body["notice"]), "base64").subarray(0, 5).toString()).toBe("%PDF-");
  });
  it("of a foreigner without an IIN names their document", async () => {
    const { body } = await send("/ombudsman", { ...ombudsman, iin: "C01X00T47", phone: "+49 1512 3456789" });
    expect(wordsOfPdf(body["notice"])).toMatch(/Документ\s+C01X00T47/);
  });
  it("is refused where the company was not asked yet", async () => {
    const { body } = await send("/ombudsman", { ...ombudsman, iin: office.person("nothing").iin, askedOn: "2026-11-22" });
    expect(Object.keys(body["errors"] as object)).toEqual(["askedOn"]);
  });
});

describe("an insured event", () => {
  const claim = {
    phone: "+7 (701) 234-56-78",
    accountHolder: "Айдар Сәрсенов",
    iban: "KZ86125KZT5004100100",
    documents: [{ document: "medical", have: true }],
  };
  it("is reported first, and says which papers it needs; the claim follows by its number", async () => {
    const reply = (await send("/insurance", event)).body;
    expect(reply).toMatchObject({ success: true, documents: ["identity", "policy", "medical", "accidentAct"] });
    const iin = office.person("nothing").iin;
    const { body } = await send("/insurance/statement", { ...claim, iin, number: reply["number"] });
    expect(body).toMatchObject({ success: true, deadline: "2026-12-04" });
    expect((await kept()).map(({ kind }) => kind).toSorted()).toEqual(["claim", "insuredEvent"]);
  });
  it("under a contract whose law has a shorter term is answered by that", async () => {
    const { id: customer_id, iin } = office.person("nothing");
    const made = { id: "9d5b7f3c-64a1-4c1e-9d0a-1f2b3c4d5e6f", number: "SH-2026-900001", product: "employer-osns", customer_id };
    await office.database.queries
      .insertInto("contract")
      .values({ ...made, created_at: "2026-11-01T00:00:00.000Z" })
      .execute();
    const deadlineOf = async (contractNumber: string) => {
      const { number } = (await send("/insurance", { ...event, contractNumber })).body;
      return (await send("/insurance/statement", { ...claim, iin, number })).body["deadline"];
    };
    // Five working days for the employer's contract, by whatever hand its number is copied, and ten for any other.
    expect([await deadlineOf(made.number), await deadlineOf("sh-2026-900001"), await deadlineOf("SH-2026-000000")]).toEqual([
      "2026-11-27",
      "2026-11-27",
      "2026-12-04",
    ]);
  });
  it("on a day without cover is taken, and its owner alone hears why no papers help", async () => {
    const { id } = office.person("everyStatus");
    const token = await office.login("everyStatus");
    const held = await contractsOf(office.database.queries, id, "2026-11-21");
    const suspended = held.find(({ view }) => view.gaps.length > 0);
    const [gap] = suspended?.view.gaps ?? [];
    if (!suspended || !gap) throw new Error("nobody's cover is suspended");
    const report = async (eventDate: string, as: string | undefined, contractNumber = suspended.number) =>
      (await office.post("/insurance", { ...event, eventDate, contractNumber }, as, keyed())).body;
    const reply = await report(gap.from, token, suspended.number.toLowerCase());
    expect(reply).toMatchObject({ success: true });
    expect(reply["uncovered"]).toContain(suspended.number);
    expect((await report(addDays(suspended.view.terms.startDate, -1), token))["uncovered"]).toContain("ещё не начал");
    const ended = held.find(({ view }) => view.terms.endDate < "2026-11-21");
    if (ended) expect((await report(addDays(ended.view.terms.endDate, 1), token, ended.number))["uncovered"]).toContain("закончился");
    // The day before the gap had cover; a stranger and another customer get the same answer as for any number.
    const silent = [
      await report(addDays(gap.from, -1), token),
      await report(gap.from, undefined),
      await report(gap.from, await office.login("nothing")),
    ];
    for (const one of silent) expect([one["success"], one["uncovered"]]).toEqual([true, undefined]);
  });
  it("with another's number or another's phone is refused", async () => {
    const reply = (await send("/insurance", event)).body;
    const iin = office.person("nothing").iin;
    const other = await send("/insurance/statement", { ...claim, iin, number: reply["number"], phone: "+7 (701) 000-00-00" });
    const none = await send("/insurance/statement", { ...claim, iin, number: "OB-2026-999999" });
    expect(Object.keys(other.body["errors"] as object)).toEqual(["phone"]);
    expect(other.body["errors"]).toEqual(none.body["errors"]);
  });
  it("of tomorrow is refused, and so is an invalid account", async () => {
    expect(Object.keys((await send("/insurance", { ...event, eventDate: "2026-11-22" })).body["errors"] as object)).toEqual(["eventDate"]);
    const { body } = await send("/insurance/statement", { ...claim, iin: office.person("nothing").iin, number: "x", iban: "KZ00" });
    expect(Object.keys(body["errors"] as object)).toEqual(["iban"]);
  });
});

it("a mark is kept with its words, and only from one to five", async () => {
  expect((await send("/sendServiceQuality", { score: 5, text: " Спасибо " })).body).toMatchObject({ success: true });
  expect((await send("/sendServiceQuality", { score: 6 })).status).toBe(400);
  const scores = await office.database.queries.selectFrom("service_score").select(["score", "words"]).execute();
  expect(scores).toEqual([{ score: 5, words: "Спасибо" }]);
});
