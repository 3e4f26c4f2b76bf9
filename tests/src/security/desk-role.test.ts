import { randomBytes } from "node:crypto";
import { deskKinds } from "@shanyraq/provider";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskVisitor, newsForm } from "../product/desk-visitor.ts";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { personWho } from "../product/visitor.ts";

let cluster: Cluster;
let place: ReturnType<typeof freshPlace>;
let product: Product;
let client: pg.Client;
let editor: ReturnType<typeof deskVisitor>;
beforeAll(async () => {
  cluster = await startPostgres();
  const url = await cluster.create("desk_role");
  place = freshPlace(url);
  product = await startProduct(place, {
    SESSION_KEYS: `k1:${randomBytes(32).toString("base64url")}`,
    FILES_KEYS: `k1:${randomBytes(32).toString("base64url")}`,
    PROVIDER_SECRET: randomBytes(32).toString("base64url"),
  });
  client = new pg.Client({ connectionString: url });
  await client.connect();
  editor = deskVisitor(product.origin);
  await editor.signIn("editor");
  await editor.get("/desk/news/new");
  await editor.post("/desk/news/new", { ...newsForm("begun"), slug: "begun" });
  await editor.get("/desk/news/begun/preview");
});
afterAll(async () => {
  await client.end();
  await product.stop();
  place.remove();
  cluster.stop();
});

const becomes = (role: string) => client.query("UPDATE customer SET role = $1 WHERE iin = $2", [role, personWho("editor").iin]);
const count = async (table: "content_revision" | "desk_act") =>
  Number((await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count);

const pages = [
  "/desk",
  "/desk/awake",
  "/desk/log",
  "/desk/export",
  "/desk/export.zip",
  ...deskKinds.map(({ kind }) => `/desk/${kind}`),
  "/desk/news/new",
  ...["", "/history", "/revision/1", "/preview"].map((view) => `/desk/news/begun${view}`),
];
const forms: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["/desk/export", {}],
  ["/desk/news/new", { ...newsForm("late"), slug: "late" }],
  ["/desk/news/begun", { ...newsForm("late"), next: "publish" }],
  ["/desk/news/begun/move", { act: "withdraw" }],
  ["/desk/news/begun/move", { act: "undo" }],
];

describe("an editor whose role is taken away while they are at the desk", () => {
  it("was let in by every page until then", async () => {
    for (const path of pages) expect([path, (await editor.get(path)).status]).toEqual([path, path === "/desk/awake" ? 204 : 200]);
  });
  it("is refused by every page and every form from the next request on, and changes nothing", async () => {
    await editor.get("/desk/news/begun");
    const before = [await count("content_revision"), await count("desk_act")];
    await becomes("customer");
    for (const path of pages) {
      const answer = await editor.get(path);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.text()).not.toContain("Title begun");
    }
    for (const [path, fields] of forms) expect([path, (await editor.post(path, fields)).status]).toEqual([path, 403]);
    expect([await count("content_revision"), await count("desk_act")]).toEqual(before);
  });
  it("sees no draft any more on the pages of the site", async () => {
    expect((await editor.get("/api/provider/news/slug/begun", { lang: "en" })).status).toBe(404);
  });
  it("is let in again where it was a mistake", async () => {
    await becomes("editor");
    expect((await editor.get("/desk/news/begun")).status).toBe(200);
  });
});
