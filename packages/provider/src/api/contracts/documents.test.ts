import { brand } from "@shanyraq/brand";
import { schemas } from "@shanyraq/calls/schemas";
import { locales, type Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lineOf } from "../../domain/products/lines/index.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { filledForm } from "../../testing/filled-form.ts";
import { structureFaults } from "../../testing/structure-faults.ts";
import { wordsOfPdf } from "../../testing/words-of-pdf.ts";
import { pageFaults } from "../../testing/page-faults.ts";
import { contractsBought, keyed, lastCode, order, worksheet } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  office = await backOffice();
  token = await office.login("nothing");
});
afterAll(() => office.database.close());

const list = (contractId: string, by = token, more: object = {}) => office.post("/getContractDocuments", { contractId, ...more }, by);
const one = (contractId: string, query: Readonly<Record<string, string>>, by = token) =>
  office.ask("GET", `/user/contracts/document?${new URLSearchParams({ contractId, ...query }).toString()}`, { token: by });

/** Buys a product for a person, in the language of their messages. */
async function buys(slug: string, by: string, more: object = {}, lang: Locale = "ru") {
  const line = lineOf(slug);
  if (!line) throw new Error(`no line ${slug}`);
  const calculation = { ...filledForm(line), ...more };
  const { body } = await office.post("/worksheet", { ...worksheet, calculation }, by, { ...keyed(), lang });
  const { requestID } = body;
  await office.post("/codeCheck", { requestID, code: lastCode(office) }, by);
  return pays(String((await office.post("/pay", { requestID }, by, keyed())).body["hash"]), by);
}
async function pays(hash: string, by = token) {
  await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, by);
  office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
  await office.minuteLater();
  await office.provider.work();
  const [contract] = await contractsBought(office, hash);
  if (!contract) throw new Error("nothing was bought");
  return contract;
}
const bought = async () => pays(await order(office, token));
const ownOf = async (by: string) =>
  ((await office.post("/user/contracts/", {}, by)).body["data"] as { id: string; number: string }[])[0] ?? { id: "", number: "" };

interface Listed {
  readonly type: string;
  readonly number?: string;
  readonly name: string;
  readonly size?: number;
  readonly url: string;
}
const documentsOf = async (contractId: string, by = token, more: object = {}) =>
  (await list(contractId, by, more)).body["documents"] as readonly Listed[];

describe("the papers of a contract", () => {
  it("are the policy, the rules and a receipt, each with the size of its bytes", async () => {
    const contract = await bought();
    const { status, body } = await list(contract.id);
    expect(status).toBe(200);
    await expect(schemas.getContractDocuments.output.validate(body, { strict: true })).resolves.toBeTruthy();
    const documents = await documentsOf(contract.id);
    expect(documents.map(({ type }) => type)).toEqual(["policy", "rules", "receipt"]);
    for (const { size, url } of documents) {
      const file = await office.ask("GET", url, { token });
      expect(Buffer.from(String(file.body["data"]), "base64")).toHaveLength(size ?? 0);
    }
    expect(body["signing"]).toMatchObject({ state: "waiting", signed: false, parties: [{ role: "policyholder", signedAt: null }] });
  });
  it("say what was agreed, in three languages", async () => {
    const { id, number } = await bought();
    const expectedWords = {
      ru: ["Волков Илья Андреевич", "5 000 000,00 ₸", "Волкова Анна", "Всего взносов — 120", "Подписать до 21.12.2026"],
      kk: ["Волков Илья Андреевич", "5 000 000,00 ₸", "Волкова Анна", "Барлығы 120 жарна", "Қол қою мерзімі 21.12.2026"],
      en: ["Волков Илья Андреевич", "5,000,000.00 ₸", "Волкова Анна", "There are 120 premiums", "Sign by 21.12.2026"],
    };
    for (const lang of locales) {
      const policy = wordsOfPdf((await one(id, { type: "policy", lang })).body["data"]);
      for (const expected of [number, "21.11.2026", ...expectedWords[lang]]) expect(policy).toContain(expected);
      // The dues of one year, and no more.
      expect(policy).toContain("12 21.10.2027");
      expect(policy).not.toContain("13 21.11.2027");
    }
  });
  it("name what the law requires: who concluded the contract, for what, its surrender values, and the insurer's bank", async () => {
    const { id } = await bought();
    const policy = wordsOfPdf((await one(id, { type: "policy" })).body["data"]);
    const { iin } = office.person("nothing");
    const { city, address } = worksheet.answers.person;
    for (const expected of [
      `Страхователь Фамилия, имя, отчество Волков Илья Андреевич ИИН ${iin}`,
      `Адрес ${city}, ${address}`,
      "Дожитие до конца срока",
    ])
      expect(policy).toContain(expected);
    expect(policy).toMatch(/Выкупная сумма по годам .* 1 21\.11\.2027 0,00 2 21\.11\.2028 [1-9]/);
    expect(policy).toContain(`Счёт (IBAN) KZ77999A000000000001 Банк, БИК ${brand.company.account.bank.ru}, ${brand.company.account.bic}`);
  });
  it("keep the rules of PDF/UA in three languages and say the same on their pages: the policy, the rules and the receipt", async () => {
    const { id } = await bought();
    for (const lang of locales) {
      // The insurer's name and licence, and the page numbers: in every margin, and not read aloud.
      const { company, name } = brand;
      const margins = [name[lang], company.legalName[lang], company.licence[lang], text(lang, "document.demo")];
      const running = `${margins.join(" ")} ${text(lang, "document.page", { page: 1, pages: 1 })}`;
      for (const { type, number } of await documentsOf(id)) {
        const { data } = (await one(id, { type, lang, ...(number !== undefined && { number }) })).body;
        expect([type, lang, ...structureFaults(Buffer.from(String(data), "base64"), running)]).toEqual([type, lang]);
        expect([type, lang, ...(await pageFaults(data))]).toEqual([type, lang]);
      }
    }
  });
  it("have the same bytes on every later day, and in the e-mail", async () => {
    const { id, number } = await bought();
    const [receipt] = (await documentsOf(id)).filter(({ type }) => type === "receipt");
    const message = office.inbox.find(({ channel, text }) => channel === "email" && text.includes(number));
    expect(message?.attachments?.map(({ name, mime }) => [name, mime])).toEqual([
      [`policy-${number}.pdf`, "application/pdf"],
      ["rules-senim.pdf", "application/pdf"],
      [`receipt-${receipt?.number}.pdf`, "application/pdf"],
    ]);
    office.clock.now += 40 * 86_400_000;
    const again = await office.login("nothing");
    const later = await Promise.all(
      [{ type: "policy" }, { type: "rules" }, { type: "receipt", number: receipt?.number ?? "" }].map(
        async (query) => (await one(id, query, again)).body["data"],
      ),
    );
    expect(later).toEqual(message?.attachments?.map(({ data }) => data));
    office.clock.now -= 40 * 86_400_000;
  });
  it("are the ones that are signed", async () => {
    const { id } = await bought();
    const { body } = await list(id);
    const { GUID } = body["signing"] as { GUID: string };
    await office.post("/checkSignedByGuid", { GUID }, token);
    for (const [type, signed] of [
      ["policy", "contract"],
      ["rules", "rules"],
    ] as const) {
      const address = `/getDecryption?${new URLSearchParams({ GUID, type: signed }).toString()}`;
      expect((await one(id, { type })).body["data"]).toBe((await office.ask("GET", address, { token })).body["data"]);
    }
  });
  it("in another language say that they are a translation, of which file, and what they say stands on their pages", async () => {
    const { id } = await bought();
    const { GUID } = (await list(id)).body["signing"] as { GUID: string };
    const { documents } = (await office.post("/checkSignedByGuid", { GUID }, token)).body["request"] as {
      documents: { type: string; name: string; sha256: string }[];
    };
    for (const [type, signed] of [
      ["policy", "contract"],
      ["rules", "rules"],
    ] as const) {
      const original = documents.find((document) => document.type === signed);
      const { body } = await one(id, { type, lang: "kk" });
      expect(body["translationOf"]).toEqual({ name: original?.name, lang: "ru", sha256: original?.sha256 });
      expect(wordsOfPdf(body["data"]).replaceAll(" ", "")).toContain(original?.sha256);
      expect([type, ...(await pageFaults(body["data"]))]).toEqual([type]);
      expect((await one(id, { type, lang: "ru" })).body["translationOf"]).toBeUndefined();
    }
  });
  it("stay as they were signed when editors change the product", async () => {
    const { id } = await bought();
    const before = (await one(id, { type: "rules" })).body["data"];
    const products = office.database.queries.updateTable("content").where("kind", "=", "product").where("slug", "=", "senim");
    const { texts } = await office.database.queries
      .selectFrom("content")
      .select("texts")
      .where("kind", "=", "product")
      .where("slug", "=", "senim")
      .executeTakeFirstOrThrow();
    await products.set({ texts: JSON.stringify({ ...texts, ru: { ...texts.ru, description: "Другие слова." } }) }).execute();
    expect((await one(id, { type: "rules" })).body["data"]).toBe(before);
    await products.set({ texts: JSON.stringify(texts) }).execute();
  });
  it("of a receipt say the number, the sum, the time, the contract and who concluded it", async () => {
    const { id, number } = await bought();
    const [receipt] = (await documentsOf(id)).filter(({ type }) => type === "receipt");
    const words = wordsOfPdf((await one(id, { type: "receipt", number: receipt?.number ?? "" })).body["data"]);
    for (const part of [receipt?.number ?? "-", "35 073,00 ₸", number, "по времени Казахстана", "Волков Илья Андреевич", "Kaspi QR"])
      expect(words).toContain(part);
  });
});

describe("papers of different customers", () => {
  it("a woman who reads Kazakh gets the policy and its cover letter in Kazakh, with the waiting periods", async () => {
    const { id: customer, birth_date: birthDate } = office.person("overdue");
    await office.database.queries.updateTable("customer").set({ locale: "kk" }).where("id", "=", customer).execute();
    const her = await office.login("overdue");
    const { id, number } = await buys("critical-illness", her, { birthDate, sex: "female" }, "kk");
    const policy = wordsOfPdf((await one(id, { type: "policy", lang: "kk" }, her)).body["data"]);
    for (const expected of [
      `${number} сақтандыру шарты`,
      "Ахметова Гүлнар Бериковна",
      "Сақтандырылушы",
      "Бірінші жылғы жарналар",
      "Күту мерзімі",
    ])
      expect(policy).toContain(expected);
    const named = (
      (await office.post("/user/contracts/", { id }, her, { lang: "kk" })).body["data"] as { named: { name: string; value: string }[] }[]
    )[0]?.named;
    expect(named?.length).toBeGreaterThan(1);
    for (const { name } of named ?? []) expect(policy).toContain(name);
    const message = office.inbox.find(({ channel, text }) => channel === "email" && text.includes(number));
    expect(wordsOfPdf(message?.attachments?.[0]?.data)).toBe(policy);
    expect(wordsOfPdf(message?.attachments?.[1]?.data)).toContain("Сақтандыру қағидалары");
  });
  it("a company's policy names its BIN and its head, and its receipt whose premium it is", async () => {
    const head = await office.login("legalEntity");
    const { id } = await buys("employer-osns", head);
    const policy = wordsOfPdf((await one(id, { type: "policy" }, head)).body["data"]);
    for (const expected of ["ТОО «Дала Құрылыс» БИН 150340012340", "Тұрсынова Әсел Нұрланқызы, директор"])
      expect(policy).toContain(expected);
    const [receipt] = (await documentsOf(id, head)).filter(({ type }) => type === "receipt");
    const words = wordsOfPdf((await one(id, { type: "receipt", number: receipt?.number ?? "" }, head)).body["data"]);
    expect(words).toContain("ТОО «Дала Құрылыс», БИН 150340012340");
  });
  it("a foreigner without an IIN is not asked for a signature, and their policy does not mention one", async () => {
    const { birth_date: birthDate } = office.person("nonResident");
    const foreigner = await office.login("nonResident");
    const { id } = await buys("accident", foreigner, { birthDate, sex: "male" });
    expect((await list(id, foreigner)).body["signing"]).toBeNull();
    const policy = wordsOfPdf((await one(id, { type: "policy" }, foreigner)).body["data"]);
    expect(policy).toContain("Johansson Erik");
    expect(policy).not.toMatch(/Sign by|verify/);
  });
  it("a contract from before its line required more data prints too", async () => {
    const owner = await office.login("everyStatus");
    const { id, number } = await ownOf(owner);
    for (const { url, name } of await documentsOf(id, owner)) {
      const { status, body } = await office.ask("GET", url, { token: owner });
      expect([status, body["name"]]).toEqual([200, name]);
      if (!url.includes("rules")) expect(wordsOfPdf(body["data"])).toContain(number);
    }
  });
});

describe("another's contract", () => {
  it("has no papers for another customer", async () => {
    const { id } = await bought();
    const stranger = await office.login("overdue");
    expect((await list(id, stranger)).status).toBe(404);
    for (const type of ["policy", "rules", "receipt"]) expect((await one(id, { type }, stranger)).status).toBe(404);
    expect((await one(id, { type: "policy" }, "")).status).toBe(401);
  });
  it("does not lend a receipt to the customer's own contract", async () => {
    const mine = await bought();
    const [receipt] = (await documentsOf(mine.id)).filter(({ type }) => type === "receipt");
    const owner = await office.login("everyStatus");
    const { id } = await ownOf(owner);
    expect((await one(id, { type: "receipt", number: receipt?.number ?? "" }, owner)).status).toBe(404);
    expect((await one(mine.id, { type: "receipt" })).status).toBe(404);
    expect((await one(mine.id, { type: "secret" })).status).toBe(400);
  });
});

describe("the e-mail of a purchase", () => {
  it("stores no files while it waits, and is the same when it is sent again", async () => {
    const hash = await order(office, token);
    office.phones.broken = true;
    const { id, number } = await pays(hash);
    const rows = await office.database.queries.selectFrom("outbox").select("letter").where("sent_at", "is", null).execute();
    const waiting = rows
      .map(({ letter }) => JSON.stringify(letter))
      .find((message) => message.includes(number) && message.includes("email"));
    expect(waiting).toContain(id);
    expect(waiting?.length).toBeLessThan(2_000);
    const tried: unknown[] = [];
    office.phones.broken = false;
    office.clock.now += 10 * 60_000;
    await office.provider.work();
    const sent = office.inbox.find(({ channel, text }) => channel === "email" && text.includes(number));
    tried.push(...(sent?.attachments ?? []).map(({ data }) => data));
    expect(tried).toHaveLength(3);
    expect(tried[0]).toBe((await one(id, { type: "policy" })).body["data"]);
    for (const [index, part] of [number, "Правила страхования", "35 073,00"].entries()) expect(wordsOfPdf(tried[index])).toContain(part);
    office.clock.now -= 10 * 60_000;
  });
});
