import { afterAll, beforeAll, expect, it } from "vitest";
import type { StoredFields } from "../../platform/database/records/written.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { atDesk } from "../../testing/editors.ts";
import { contractsBought, order } from "../../testing/purchase.ts";
import { wordsOfPdf } from "../../testing/words-of-pdf.ts";

const SENIM = { kind: "product", slug: "senim" } as const;

let office: BackOffice;
let token: string;
beforeAll(async () => {
  office = await backOffice();
  token = await office.login("nothing");
});
afterAll(() => office.database.close());

async function buy(): Promise<string> {
  const hash = await order(office, token);
  await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
  office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
  await office.minuteLater();
  await office.provider.work();
  const [contract] = await contractsBought(office, hash);
  if (!contract) throw new Error("nothing was bought");
  return contract.id;
}
async function paper(contractId: string, type: "policy" | "rules"): Promise<string> {
  const address = `/user/contracts/document?${new URLSearchParams({ contractId, type }).toString()}`;
  return wordsOfPdf((await office.ask("GET", address, { token })).body["data"]);
}
const nameOf = async (id: string) =>
  ((await office.post("/user/contracts/", { id }, token)).body["data"] as readonly { readonly product_name: string }[])[0]?.product_name;
const revisionOf = async (id: string) =>
  (await office.database.queries.selectFrom("contract").select("product_text").where("id", "=", id).executeTakeFirstOrThrow()).product_text;

/** Publishes the text of a product with some of its fields in other words. */
async function publish(change: (facts: StoredFields) => StoredFields): Promise<void> {
  const madina = await atDesk(office);
  const entry = await office.editing.entry(SENIM);
  if (!entry) throw new Error("the product is at the desk");
  const written = { ...entry.written, facts: { ...entry.written.facts, ...change(entry.written.facts) } };
  const saved = await office.editing.save(madina, SENIM, { seen: entry.newest, written });
  const number = saved.ok ? saved.number : 0;
  expect(await office.editing.move(madina, SENIM, { seen: number, move: { act: "publish", number } })).toEqual({ ok: true });
}
const three = (word: string) => ({ ru: word, kk: word, en: word });
const otherwise = () => ({ name: three("Новый Сенім"), covers: [{ name: three("Новое покрытие") }] });

it("a contract keeps the texts that it was bought under when editors publish others; later buyers get the new ones", async () => {
  const old = await buy();
  const [policy, name] = [await paper(old, "policy"), await nameOf(old)];
  expect(policy).toContain("Смерть по любой причине");
  await publish(otherwise);
  const fresh = await buy();

  expect([await paper(old, "policy"), await nameOf(old)]).toEqual([policy, name]);
  expect(await paper(fresh, "policy")).toContain("Новое покрытие");
  expect(await paper(fresh, "policy")).not.toContain("Смерть по любой причине");
  expect(await paper(fresh, "rules")).toContain("Новое покрытие");
  expect(await nameOf(fresh)).toBe("Новый Сенім");
  expect([await revisionOf(old), await revisionOf(fresh)]).toEqual([1, 2]);
});
it("contracts bought under the same texts have the same revision, and no revision is ever changed", async () => {
  const before = await buy();
  expect(await revisionOf(await buy())).toBe(await revisionOf(before));
  const { queries } = office.database;
  await expect(queries.updateTable("product_text").set({ hash: "other" }).execute()).rejects.toThrow(/append-only/);
  await expect(queries.deleteFrom("product_text").execute()).rejects.toThrow(/append-only/);
});
it("figures in a text are those of the calculator, and an unknown name in braces is refused", async () => {
  const madina = await atDesk(office);
  const entry = await office.editing.entry(SENIM);
  const written = entry && { ...entry.written, facts: { ...entry.written.facts, description: three("От {ages}, {noSuch}") } };
  if (!written) throw new Error("the product is at the desk");
  await office.editing.save(madina, SENIM, { seen: entry.newest, written });
  const faults = (await office.editing.entry(SENIM))?.faults ?? [];
  expect(new Set(faults.map(({ code }) => code))).toEqual(new Set(["figure"]));
  await publish(() => ({ description: three("Возраст {ages}") }));
  const listed = (await office.ask("GET", "/products", { headers: { lang: "ru" } })).body["data"] as readonly {
    readonly slug: string;
    readonly description: string;
  }[];
  expect(listed.find(({ slug }) => slug === "senim")?.description).toMatch(/^Возраст от \d+ до \d+ лет$/);
});
it("an editor cannot withdraw a product from the site, because contracts and calculators depend on it", async () => {
  const madina = await atDesk(office);
  const { newest = 0 } = (await office.editing.entry(SENIM)) ?? {};
  expect(await office.editing.move(madina, SENIM, { seen: newest, move: { act: "withdraw" } })).toEqual({ ok: false, reason: "gone" });
});
