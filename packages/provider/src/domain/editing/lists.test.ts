import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Written } from "../../platform/database/records/written.ts";
import { importContent } from "../entries/folder/import-content.ts";
import { listKinds } from "../entries/folder/kinds.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { atDesk } from "../../testing/editors.ts";
import { deskKinds } from "./desk-kinds.ts";
import type { OpenDeskSession } from "./desk-session.ts";

let office: BackOffice;
let madina: OpenDeskSession;
beforeEach(async () => {
  office = await backOffice();
  madina = await atDesk(office);
});
afterEach(() => office.database.close());

const three = (word: string) => ({ ru: word, kk: word, en: word });
const written = (facts: Written["facts"]): Written => ({ facts, texts: { ru: {}, kk: {}, en: {} }, pictures: {} });
const questions = async () => ((await office.ask("GET", "/faqs")).body["data"] as readonly { readonly id: string }[]).map(({ id }) => id);
async function publish(kind: string, slug: string, facts: Written["facts"]) {
  const seen = (await office.editing.entry({ kind, slug }))?.newest ?? 0;
  const saved = await office.editing.save(madina, { kind, slug }, { seen, written: written(facts) });
  if (!saved.ok) throw new Error(saved.reason);
  return office.editing.move(madina, { kind, slug }, { seen: saved.number, move: { act: "publish", number: saved.number } });
}

it("every list of the content folder can be edited, each entry without a fault", async () => {
  expect(listKinds.filter(({ kind }) => !deskKinds.some((desk) => desk.kind === kind))).toEqual([]);
  for (const desk of deskKinds.filter(({ of }) => "list" in of))
    for (const { slug } of await office.editing.entries(desk, "ru")) {
      const entry = await office.editing.entry({ kind: desk.kind, slug });
      expect([desk.kind, slug, entry?.faults]).toEqual([desk.kind, slug, []]);
      // What a form does not ask it cannot keep in order.
      const names = [...desk.facts, ...desk.texts].map(({ name }): string => name);
      expect(Object.keys(entry?.written.facts ?? {}).filter((name) => name !== "slug" && !names.includes(name))).toEqual([]);
    }
});

describe("a menu", () => {
  const menus = async () =>
    (await office.ask("GET", "/menus", { headers: { lang: "en" } })).body as unknown as readonly { readonly items: readonly object[] }[];
  it("is live with its rows in the order of its form", async () => {
    const items = [
      { name: three("Second"), url: "/news" },
      { name: three("First"), url: "", items: [{ name: three("Inside"), url: "/rules" }] },
    ];
    expect(await publish("menu", "main", { slug: "main", name: three("Main"), items })).toEqual({ ok: true });
    expect((await menus())[0]?.items).toMatchObject([
      { name: "Second", position: 1 },
      { name: "First", position: 2, items: [{ name: "Inside", url: "/rules" }] },
    ]);
  });
  it("with a fault in a row says which row and which language, and reports a link that is not allowed too", async () => {
    const items = [
      { name: three("One"), url: "/news" },
      { name: { ru: "Два", kk: "", en: "Two" }, url: "javascript:alert(1)" },
    ];
    expect(await publish("menu", "main", { slug: "main", name: three("Main"), items })).toMatchObject({ ok: false, reason: "faults" });
    expect((await office.editing.entry({ kind: "menu", slug: "main" }))?.faults).toEqual([
      { code: "address", part: "facts", path: ["items", 1, "url"] },
      { code: "missing", part: "facts", path: ["items", 1, "name", "kk"] },
    ]);
  });
});

describe("the order of a list", () => {
  it("is set by its editor at once, and stays whatever the content folder says after that", async () => {
    const [first = "", second = "", ...rest] = await questions();
    const entry = (slug: string) => ({ kind: "faq", slug });
    const mark = await office.editing.liveMark();
    expect(await office.editing.place(madina, entry(first), "later")).toBe(true);
    expect(await questions()).toEqual([second, first, ...rest]);
    expect(await office.editing.liveMark()).not.toBe(mark);
    await importContent(office.database);
    expect(await questions()).toEqual([second, first, ...rest]);
    expect(await office.editing.place(madina, entry(second), "earlier")).toBe(false);
    expect(await office.editing.place(madina, entry("none"), "later")).toBe(false);
    expect((await office.editing.acts()).filter(({ act }) => act === "placed").map(({ kind, slug }) => [kind, slug])).toEqual([
      ["faq", first],
    ]);
  });
  it("is kept in the files that go back to the repository", async () => {
    const [first = ""] = await questions();
    await office.editing.place(madina, { kind: "faq", slug: first }, "later");
    const file = new TextDecoder().decode((await office.editing.exported())["faqs.yaml"]);
    expect([...file.matchAll(/^- slug: (.+)$/gm)].map(([, slug]) => slug)).toEqual(await questions());
  });
  it("skips what was removed from the site, and appends what is new", async () => {
    const [first = "", second = "", third = ""] = await questions();
    await office.editing.move(madina, { kind: "faq", slug: second }, { seen: 0, move: { act: "withdraw" } });
    await office.editing.place(madina, { kind: "faq", slug: third }, "earlier");
    expect((await questions()).slice(0, 2)).toEqual([third, first]);
    await publish("faq", "brand-new", { question: three("Why?"), answer: three("Because.") });
    expect((await questions()).at(-1)).toBe("brand-new");
  });
});

it("an entry from the content folder that was never edited can be removed from the site and restored", async () => {
  const [first = ""] = await questions();
  const name = { kind: "faq", slug: first };
  expect(await office.editing.move(madina, name, { seen: 0, move: { act: "withdraw" } })).toEqual({ ok: true });
  expect(await questions()).not.toContain(first);
  await importContent(office.database);
  expect(await questions()).not.toContain(first);
  expect(await office.editing.move(madina, name, { seen: 1, move: { act: "restore", number: 1 } })).toEqual({ ok: true });
  expect(await office.editing.move(madina, name, { seen: 2, move: { act: "publish", number: 2 } })).toEqual({ ok: true });
  expect(await questions()).toContain(first);
});
