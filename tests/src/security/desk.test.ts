import { beforeAll, describe, expect, it } from "vitest";
import { deskVisitor, newsForm } from "../product/desk-visitor.ts";
import { sharedProduct } from "../product/running-product.ts";

const running = sharedProduct();
let editor: ReturnType<typeof deskVisitor>;
beforeAll(async () => {
  editor = deskVisitor(running.product.origin);
  await editor.signIn("editor");
});

const anybody = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(running.product.origin + path, { headers, redirect: "manual" });
const newsText = async (slug: string) => (await anybody(`/api/provider/news/slug/${slug}`, { lang: "en" })).text();

describe("the door of the desk", () => {
  it("shows a stranger nothing but itself", async () => {
    for (const path of [
      "/desk",
      "/desk/news",
      "/desk/news/online-policy",
      "/desk/log",
      "/desk/export.zip",
      "/desk/news/online-policy/preview",
    ]) {
      const { status, headers } = await anybody(path);
      expect([path, status, headers.get("location"), headers.get("cache-control")]).toEqual([path, 303, "/desk/sign-in", "no-store"]);
    }
    expect((await fetch(`${running.product.origin}/desk/news/new`, { method: "POST", body: new FormData() })).status).toBe(401);
  });
  it.each(["everyStatus", "employee", "supervisor", "manager"] as const)("does not open to %s, whose password is right", async (shows) => {
    const visitor = deskVisitor(running.product.origin);
    const answer = await visitor.knock(shows);
    expect(answer.status).toBe(403);
    expect([...visitor.cookies.keys()]).toEqual(["__Host-desk-visitor"]);
    expect((await visitor.get("/desk")).status).toBe(303);
  });
  it("does not open to an editor by their password alone", async () => {
    const visitor = deskVisitor(running.product.origin);
    expect((await visitor.knock("secondEditor")).headers.get("location")).toMatch(/^\/desk\/code/);
    expect((await visitor.get("/desk")).headers.get("location")).toBe("/desk/code");
    await visitor.get("/desk/code");
    expect((await visitor.post("/desk/code", { code: "000000" })).status).toBe(400);
  });
  it("keeps its cookies from scripts and other sites, and its pages from frames and finders", async () => {
    const { headers } = await anybody("/desk/sign-in");
    expect(headers.getSetCookie().every((line) => line.includes("HttpOnly; Secure; SameSite=Strict"))).toBe(true);
    expect(headers.get("content-security-policy")).not.toContain("unsafe-inline");
    expect([headers.get("x-frame-options"), headers.get("x-robots-tag")]).toEqual(["DENY", "noindex"]);
  });
});

describe("a form of the desk", () => {
  it.each([
    ["without its token", { csrf: "" }],
    ["with the token of another browser", { csrf: "A".repeat(43) }],
  ])("%s changes nothing", async (_, forged) => {
    await editor.get("/desk/news/new");
    expect((await editor.post("/desk/news/new", { ...newsForm("forged"), slug: "forged", ...forged })).status).toBe(403);
    expect((await editor.get("/desk/news/forged")).status).toBe(404);
  });
  it("sent by another site changes nothing", async () => {
    const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(`${running.product.origin}/desk/news/new`, {
      method: "POST",
      headers: { cookie, "sec-fetch-site": "cross-site" },
      body: new FormData(),
    });
    expect(answer.status).toBe(403);
  });
  it.each(["../../etc", "a/b", "UPPER", "<script>", "new", ""])("takes no %j for an address", async (slug) => {
    await editor.get("/desk/news/new");
    const answer = await editor.post("/desk/news/new", { ...newsForm("kept"), slug });
    const page = await answer.text();
    expect([answer.status, page.includes('id="slug.fault"'), page.includes("Title kept")]).toEqual([400, true, true]);
    expect(page).not.toContain("<script>");
  });
  it("with a script in it publishes none, and shows it as text", async () => {
    await editor.get("/desk/news/new");
    const hostile = '"><script>alert(1)</script>';
    const form = newsForm("x", {
      slug: "hostile",
      "ru.title": hostile,
      "en.body": "<img src=x onerror=alert(1)>[x](javascript:alert(1))",
      next: "publish",
    });
    expect((await editor.post("/desk/news/new", form)).status).toBe(303);
    expect(await (await editor.get("/desk/news/hostile")).text()).not.toContain("<script>alert");
    expect(await newsText("hostile")).not.toMatch(/onerror|javascript:/);
  });
  it("refuses a file that is not a picture, and keeps what was typed", async () => {
    await editor.get("/desk/news/new");
    const file = new File([new Uint8Array(2_000)], "../../huge.jpg", { type: "image/jpeg" });
    const answer = await editor.post("/desk/news/new", { ...newsForm("pictured"), slug: "pictured", "picture.lead": file });
    const page = await answer.text();
    expect([answer.status, page.includes("Title pictured"), page.includes("huge.jpg")]).toEqual([400, true, true]);
  });
  it("larger than pictures are is not read", async () => {
    await editor.get("/desk/news/new");
    const file = new File([new Uint8Array(25 * 1024 * 1024)], "huge.jpg");
    const answer = await editor.post("/desk/news/new", { ...newsForm("huge"), slug: "huge", "picture.new": file }).catch(() => undefined);
    expect(answer?.status ?? 413).toBe(413);
    expect((await editor.get("/desk/news/huge")).status).toBe(404);
  });
});

describe("a draft in its preview", () => {
  const framed = { "sec-fetch-dest": "iframe" };
  beforeAll(async () => {
    await editor.get("/desk/news/new");
    await editor.post("/desk/news/new", { ...newsForm("unpublished"), slug: "previewed" });
    await editor.get("/desk/news/previewed/preview");
  });
  it("is shown to its editor on the site's own page, and kept nowhere", async () => {
    const call = await editor.get("/api/provider/news/slug/previewed", { lang: "en" });
    expect([call.status, call.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await call.text()).toContain("Title unpublished");
    const page = await editor.get("/news/previewed", framed);
    expect([page.status, page.headers.get("cache-control"), page.headers.get("x-frame-options")]).toEqual([200, "no-store", "SAMEORIGIN"]);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  });
  it("is shown to nobody else: not to a visitor, nor by a stolen cookie of the preview, nor to another editor", async () => {
    const preview = editor.cookies.get("__Host-desk-preview") ?? "";
    for (const cookie of ["", `__Host-desk-preview=${preview}`, `__Host-desk-preview=${preview}; __Host-desk=dsk_${"A".repeat(43)}`]) {
      expect((await anybody("/api/provider/news/slug/previewed", { cookie })).status).toBe(404);
      expect((await anybody("/news/previewed", { cookie, ...framed })).status).toBe(404);
    }
    expect((await anybody("/news", framed)).headers.get("x-frame-options")).toBe("DENY");
  });
  it("is of one entry: the cookie of another name opens nothing", async () => {
    const [kind, slug, ...rest] = (editor.cookies.get("__Host-desk-preview") ?? "").split(".");
    const forged = deskVisitor(running.product.origin);
    for (const [name, value] of editor.cookies) forged.cookies.set(name, value);
    forged.cookies.set("__Host-desk-preview", [kind, `${slug ?? ""}x`, ...rest].join("."));
    expect((await forged.get("/api/provider/news/slug/previewed")).status).toBe(404);
  });
});

describe("what is published at the desk", () => {
  it("opens at once through the shell, and is gone once it is taken off", async () => {
    await editor.get("/desk/news/new");
    await editor.post("/desk/news/new", { ...newsForm("live"), slug: "live-at-once", next: "publish" });
    expect((await anybody("/news/live-at-once", { accept: "text/html" })).status).toBe(200);
    expect(await newsText("live-at-once")).toContain("Title live");
    await editor.get("/desk/news/live-at-once");
    expect((await editor.post("/desk/news/live-at-once/move", { act: "withdraw" })).headers.get("location")).toContain("done=withdrawn");
    expect((await anybody("/news/live-at-once", { accept: "text/html" })).status).toBe(404);
  });
  it("shows the second of two editors at once both texts, and loses neither", async () => {
    await editor.get("/desk/news/new");
    await editor.post("/desk/news/new", { ...newsForm("first"), slug: "of-two" });
    await editor.get("/desk/news/of-two");
    const late = deskVisitor(running.product.origin);
    for (const [name, value] of editor.cookies) late.cookies.set(name, value);
    await late.get("/desk/news/of-two");
    expect((await editor.post("/desk/news/of-two", newsForm("quick"))).status).toBe(303);
    const conflict = await late.post("/desk/news/of-two", newsForm("slow"));
    const page = await conflict.text();
    expect([conflict.status, page.includes("Title quick"), page.includes('value="Title slow"')]).toEqual([409, true, true]);
  });
});
