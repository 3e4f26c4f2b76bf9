import { callNames, calls, type CallName } from "@shanyraq/calls";
import { addDays } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import { today } from "./moment.ts";
import type { Answer } from "../../testing/back-office.ts";
import { claimed, insuredFor, reported } from "../../testing/contracts/claimed.ts";
import { fixtures } from "../../testing/fixtures.ts";
import { openWorld, prepared, send, type InputFields } from "../../testing/make-rightly.ts";
import { HELD, uploaded } from "../../testing/papers.ts";
import { preparedWorld, started } from "../../testing/prepared-world.ts";
import { roleMatrix } from "../../testing/role-matrix.ts";
import { claimMatrix, holders, rightsOf, staffMatrix, type RightHolder } from "../../testing/staff-matrix.ts";
import type { World } from "../../testing/world.ts";

const namesOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & CallName)[];
const outcomeOf = ({ status, body }: Answer): string => (status === 200 ? "let in" : String(body["code"]));
const staff = preparedWorld(async () => {
  const world = await openWorld();
  return { world, employee: await world.office.login("employee") };
});

/** Gives one of the seeded staff a single right. */
async function giveOnly({ office }: World, who: "employee" | "supervisor" | "medic", holder: RightHolder): Promise<void> {
  await office.database.queries.updateTable("staff").set(rightsOf(holder)).where("customer_id", "=", office.person(who).id).execute();
}

/** A claim with a paper, that nobody has decided. */
async function claimWithPaper({ office }: World) {
  const report = await reported(office, await insuredFor(office, "term-life"), addDays(today(office.clock.now), -3));
  const { id } = await claimed(office, report, undefined, { files: [await uploaded(office)], verifier: HELD });
  const { id: file } = await office.database.queries
    .selectFrom("statement_file")
    .select("id")
    .where("statement_id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, file };
}

describe("the rights of the staff", () => {
  it("are asked by every call of the staff, and by no other", () => {
    expect(namesOf(staffMatrix).toSorted()).toEqual(callNames.filter((name) => calls[name].auth === "employee").toSorted());
  });
  it.each(namesOf(staffMatrix))("%s answers each right as its line says", async (name) => {
    const { world } = staff.prepared;
    const [caller] = fixtures[name];
    const who = caller === "supervisor" || caller === "medic" ? caller : "employee";
    const answers: Partial<Record<RightHolder, string>> = {};
    let made = await prepared(world, name);
    for (const holder of holders) {
      await giveOnly(world, who, holder);
      answers[holder] = outcomeOf(await send(world, name, made.input, made.token));
      if (!("once" in roleMatrix[name]) || answers[holder] !== "let in") continue;
      await started(world);
      made = await prepared(world, name);
    }
    expect(answers).toEqual(staffMatrix[name]);
  });
  it.each(namesOf(claimMatrix))("%s of a claim answers each right as its line says", async (name) => {
    const { world, employee } = staff.prepared;
    const { id, file } = await claimWithPaper(world);
    const more: Readonly<Record<keyof typeof claimMatrix, InputFields>> = {
      workItem: {},
      workFile: { file },
      decideWork: { decision: "review", words: "" },
    };
    const answers: Partial<Record<RightHolder, string>> = {};
    for (const holder of holders) {
      await giveOnly(world, "employee", holder);
      answers[holder] = outcomeOf(await send(world, name, { kind: "statement", id, ...more[name] }, employee));
    }
    expect(answers).toEqual(claimMatrix[name]);
  });
});
