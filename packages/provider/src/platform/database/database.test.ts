import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contractStatuses } from "@shanyraq/calls/vocabulary";
import { contractsOf } from "../../domain/ledger/read.ts";
import { seedPeople } from "../../seed/seed-people.ts";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";
import { migrate, missingMigrations } from "./migrate.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

describe("the database", () => {
  it("is migrated once, by any number of processes at once", async () => {
    expect(await Promise.all([migrate(office.database), migrate(office.database)])).toEqual([[], []]);
  });
  it("is used unchanged by the release before, after a newer one has migrated it", async () => {
    const { queries } = office.database;
    await sql`INSERT INTO migration (name) VALUES ('999-newer.sql')`.execute(queries);
    expect(await missingMigrations(office.database)).toEqual([]);
    expect(await migrate(office.database)).toEqual([]);
    await sql`DELETE FROM migration WHERE name = '999-newer.sql'`.execute(queries);
  });
  it("refuses to change or delete an event of the ledger", async () => {
    const { queries } = office.database;
    await expect(queries.updateTable("contract_event").set({ kind: "cancelled" }).execute()).rejects.toThrow(/append-only/);
    await expect(queries.deleteFrom("contract_event").execute()).rejects.toThrow(/append-only/);
  });
  it("keeps dates and moments as ISO text and amounts as numbers", async () => {
    const person = await office.database.queries
      .selectFrom("customer")
      .select("birth_date")
      .where("id", "=", office.person("nothing").id)
      .executeTakeFirstOrThrow();
    expect(person.birth_date).toBe("1995-07-19");
    const event = await office.database.queries.selectFrom("contract_event").select("at").limit(1).executeTakeFirstOrThrow();
    expect(event.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });
  it("is seeded once, and has a contract in every status that needs no claim", async () => {
    await seedPeople(office.database, START);
    const held = await contractsOf(office.database.queries, office.person("everyStatus").id, "2026-11-21");
    expect(held.map(({ view }) => view.status).sort()).toEqual(
      ["active", ...contractStatuses.filter((status) => status !== "claimed")].sort(),
    );
    const late = await contractsOf(office.database.queries, office.person("overdue").id, "2026-11-21");
    expect(late.map(({ view }) => [view.status, view.overdue > 0]).sort()).toEqual([
      ["overdue", true],
      ["suspended", true],
    ]);
  });
});

describe("a data folder", () => {
  it("has one opener, and releases the lock of one that died", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "provider-"));
    const living = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    const file = path.join(folder, "provider.pid");
    await writeFile(file, String(living.pid));
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    living.kill();
    await once(living, "exit");
    const release = lockFolder(folder);
    release();
    await rm(folder, { recursive: true });
  });
});
