import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { importContent } from "../entries/folder/import-content.ts";
import { contentFolder } from "../entries/folder/read-folder.ts";
import { codeTo } from "../../testing/account.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { atDesk, newsSaying, tokenAtDesk, visit } from "../../testing/editors.ts";
import type { OpenDeskSession } from "./desk-session.ts";
import type { Move } from "./move-revision.ts";

const NAME = { kind: "news", slug: "fresh" } as const;
const MINUTE = 60_000;

let office: BackOffice;
let madina: OpenDeskSession;
beforeEach(async () => {
  office = await backOffice();
  madina = await atDesk(office);
});
afterEach(() => office.database.close());

const textOf = async (slug: string = NAME.slug) => (await office.ask("GET", `/news/slug/${slug}`)).body["info"];
const save = (word: string, seen: number, who = madina) => office.editing.save(who, NAME, { seen, written: newsSaying(word) });
const move = (seen: number, request: Move, who = madina, name: { readonly kind: string; readonly slug: string } = NAME) =>
  office.editing.move(who, name, { seen, move: request });
const published = async (word: string, seen: number) => {
  const saved = await save(word, seen);
  if (!saved.ok) throw new Error(saved.reason);
  expect(await move(saved.number, { act: "publish", number: saved.number })).toEqual({ ok: true });
  return saved.number;
};

describe("a draft", () => {
  it("is not visible until it is published, and then at once", async () => {
    expect(await save("первая", 0)).toEqual({ ok: true, number: 1 });
    expect((await office.ask("GET", "/news/slug/fresh")).status).toBe(404);
    expect(await move(1, { act: "publish", number: 1 })).toEqual({ ok: true });
    expect(await textOf()).toBe("<p>Текст: <strong>первая</strong>.</p>");
  });
  it("with a fault is kept, and the fault names its field; it is not published", async () => {
    const { texts, ...rest } = newsSaying("с ошибкой", { date: "20.11.2026" });
    const written = { ...rest, texts: { ...texts, kk: { ...texts.kk, lead: "" } } };
    await office.editing.save(madina, NAME, { seen: 0, written });
    const faults = [
      { code: "pattern", part: "facts", path: ["date"] },
      { code: "missing", part: "kk", path: ["lead"] },
    ];
    expect((await office.editing.entry(NAME))?.faults).toEqual(expect.arrayContaining(faults));
    expect(await move(1, { act: "publish", number: 1 })).toMatchObject({ ok: false, reason: "faults" });
    expect((await office.ask("GET", "/news/slug/fresh")).status).toBe(404);
  });
  it("is shown to its reader in place of the live text, and leaves nothing behind", async () => {
    await published("на сайте", 0);
    await save("черновик", 1);
    const ask = new Request("http://provider/news/slug/fresh");
    const shown = (await (await office.editing.answerWith({ ...NAME, number: 2 }, ask)).json()) as { readonly info: string };
    expect(shown.info).toContain("черновик");
    expect(await textOf()).toContain("на сайте");
    expect((await office.editing.entry(NAME))?.revisions.map(({ state }) => state)).toEqual(["draft", "published"]);
  });
  it("contains no code that runs", async () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(1)</script>[x](javascript:alert(1))';
    await published(hostile, 0);
    expect(await textOf()).not.toMatch(/script|onerror|alert/);
  });
});

describe("two editors of one text", () => {
  it("never overwrite each other: the second gets an error, and both texts are kept", async () => {
    await published("общая", 0);
    const oleg = await atDesk(office, "secondEditor");
    expect(await save("Олега", 1, oleg)).toEqual({ ok: true, number: 2 });
    expect(await save("Мадины", 1)).toEqual({ ok: false, reason: "newer" });
    expect(await move(1, { act: "publish", number: 1 })).toEqual({ ok: false, reason: "newer" });
    expect(await save("общая Мадины и Олега", 2)).toEqual({ ok: true, number: 3 });
  });
  it("who save at the same moment do not overwrite each other either", async () => {
    const oleg = await atDesk(office, "secondEditor");
    const saved = await Promise.all([save("раз", 0), save("два", 0, oleg)]);
    expect(saved.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });
});

describe("a scheduled time of publishing", () => {
  it("publishes at that time, once, and not before it", async () => {
    await save("утром", 0);
    const at = office.clock.now + 10 * MINUTE;
    expect(await move(1, { act: "schedule", number: 1, at })).toEqual({ ok: true });
    await office.provider.work();
    expect((await office.ask("GET", "/news/slug/fresh")).status).toBe(404);
    office.clock.now = at;
    await Promise.all([office.provider.work(), office.provider.work()]);
    expect(await textOf()).toContain("утром");
    expect((await office.editing.entry(NAME))?.revisions.map(({ state }) => state)).toEqual(["published"]);
  });
  it("that has passed is refused, and a withdrawn one publishes nothing", async () => {
    await save("никогда", 0);
    expect(await move(1, { act: "schedule", number: 1, at: office.clock.now - 1 })).toEqual({ ok: false, reason: "past" });
    await move(1, { act: "schedule", number: 1, at: office.clock.now + MINUTE });
    expect(await move(1, { act: "unschedule", number: 1 })).toEqual({ ok: true });
    await office.minuteLater();
    await office.minuteLater();
    expect((await office.ask("GET", "/news/slug/fresh")).status).toBe(404);
  });
});

describe("undoing a publication", () => {
  it("restores the text from before, and after the first one removes the entry from the site", async () => {
    await published("первая", 0);
    await published("вторая", 1);
    expect(await move(2, { act: "undo" })).toEqual({ ok: true });
    expect(await textOf()).toContain("первая");
    expect(await move(3, { act: "withdraw" })).toEqual({ ok: true });
    expect((await office.ask("GET", "/news/slug/fresh")).status).toBe(404);
    expect(await move(3, { act: "restore", number: 2 })).toEqual({ ok: true });
    await move(4, { act: "publish", number: 4 });
    expect(await textOf()).toContain("вторая");
  });
  it("restores the text from the folder too", async () => {
    const name = { kind: "news", slug: "online-policy" } as const;
    const before = await textOf("online-policy");
    await office.editing.save(madina, name, { seen: 0, written: newsSaying("из редакции") });
    await move(2, { act: "publish", number: 2 }, madina, name);
    expect(await textOf("online-policy")).toContain("из редакции");
    await move(2, { act: "undo" }, madina, name);
    expect(await textOf("online-policy")).toBe(before);
  });
  it("is recorded, and the record stays", async () => {
    await published("первая", 0);
    await move(1, { act: "undo" });
    const acts = (await office.editing.acts()).map(({ act }) => act);
    expect(acts.toSorted()).toEqual(["published", "saved", "signedIn", "undone"]);
    await expect(office.database.queries.deleteFrom("desk_act").execute()).rejects.toThrow(/append-only/);
  });
});

describe("a content folder beside the editing", () => {
  const home = mkdtempSync(path.join(tmpdir(), "desk-content-"));
  const name = { kind: "news", slug: "online-policy" } as const;
  const file = path.join(home, "news/online-policy/ru.md");
  beforeEach(async () => {
    cpSync(contentFolder, home, { recursive: true });
    await office.editing.save(madina, name, { seen: 0, written: newsSaying("из редакции") });
    await move(2, { act: "publish", number: 2 }, madina, name);
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));
  const changeFile = () => writeFileSync(file, readFileSync(file, "utf8").replace("title: ", "title: Из репозитория. "));

  it("leaves what the editors have published, and lays its own newer text beside it once", async () => {
    expect(await importContent(office.database, home)).toEqual({ changed: 0, waiting: [], faults: [] });
    changeFile();
    expect((await importContent(office.database, home)).waiting).toEqual(["news/online-policy"]);
    expect((await importContent(office.database, home)).waiting).toEqual([]);
    expect(await textOf("online-policy")).toContain("из редакции");
    expect((await office.editing.entry(name))?.incoming).toMatchObject({ number: 3, by: "" });
  });
  it("gives its text to the editor who takes it", async () => {
    changeFile();
    await importContent(office.database, home);
    expect(await move(3, { act: "restore", number: 3 }, madina, name)).toEqual({ ok: true });
    await move(4, { act: "publish", number: 4 }, madina, name);
    const { body } = await office.ask("GET", "/news/slug/online-policy", { headers: { lang: "ru" } });
    expect(body["title"]).toMatch(/^Из репозитория\. /);
  });
  it("does not restore what the editors have removed from the site", async () => {
    await move(2, { act: "withdraw" }, madina, name);
    changeFile();
    await importContent(office.database, home);
    expect((await office.ask("GET", "/news/slug/online-policy")).status).toBe(404);
  });
  it("can be made from the live content, and then says the same", async () => {
    const files = await office.editing.exported();
    expect(new TextDecoder().decode(files["news/online-policy/ru.md"])).toBe(
      '---\ntitle: "Новость: из редакции"\nlead: Кратко.\n---\n\nТекст: **из редакции**.\n',
    );
    for (const [place, content] of Object.entries(files)) writeFileSync(path.join(home, place), content);
    const imported = await importContent(office.database, home);
    expect(imported).toMatchObject({ faults: [], waiting: [] });
  });
});

describe("an editor's session", () => {
  it("does not work as a session of the site, and a session of the site does not open the editing", async () => {
    const token = await office.login("editor");
    expect(await office.editing.session(token)).toEqual({ at: "nobody" });
    expect((await office.ask("GET", "/api/user", { token: `dsk_${token.slice(4)}` })).status).toBe(401);
  });
  it("begins by a code of the last five minutes, after at most five wrong ones", async () => {
    const { iin, password, phone } = office.person("secondEditor");
    const session = await office.editing.signIn({ number: iin ?? "", password, token: undefined }, visit);
    const token = session.ok ? session.token : "";
    expect(await office.editing.session(token)).toMatchObject({ at: "code" });
    office.clock.now += 5 * MINUTE + 1;
    expect(await office.editing.enterCode(token, codeTo(office, phone), visit)).toMatchObject({ ok: false, status: 400 });
    expect(await office.editing.sendAgain(token, visit)).toBeUndefined();
    const code = codeTo(office, phone);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const _ of [1, 2, 3, 4, 5]) expect(await office.editing.enterCode(token, wrong, visit)).toMatchObject({ ok: false });
    expect(await office.editing.enterCode(token, code, visit)).toMatchObject({ ok: false });
    expect(await office.editing.session(token)).toMatchObject({ at: "code" });
  });
  it("ends with the role, at the next request", async () => {
    const token = await tokenAtDesk(office, "secondEditor");
    expect(await office.editing.session(token)).toMatchObject({ at: "open" });
    await office.database.queries.updateTable("customer").set({ role: "customer" }).where("role", "=", "editor").execute();
    expect(await office.editing.session(token)).toEqual({ at: "forbidden" });
    const again = await office.editing.signIn({ number: madina.customer.iin ?? "", password: "madina-2026", token: undefined }, visit);
    expect(again).toMatchObject({ ok: false, status: 403 });
  });
  it("locks after half an hour without a request, and the password alone unlocks it for the rest of eight hours", async () => {
    const token = await tokenAtDesk(office, "secondEditor");
    const { iin, password } = office.person("secondEditor");
    office.clock.now += 31 * MINUTE;
    expect(await office.editing.session(token)).toMatchObject({ at: "locked" });
    const opened = await office.editing.signIn({ number: iin ?? "", password, token }, visit);
    expect(opened).toMatchObject({ ok: true, stage: "open" });
    expect(await office.editing.session(token)).toEqual({ at: "nobody" });
    office.clock.now += 8 * 60 * MINUTE;
    expect(await office.editing.session(opened.ok ? opened.token : "")).toEqual({ at: "nobody" });
  });
});
