import { callNames, calls, type CallName } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { describe, expect, it } from "vitest";
import { fixtures } from "../../testing/fixtures.ts";
import { openWorld, prepared, send, type InputFields } from "../../testing/make-rightly.ts";
import { besideCases } from "../../testing/named-beside.ts";
import { started, preparedWorld } from "../../testing/prepared-world.ts";
import { callers, cellOf, roleMatrix, type Cell, type RoleCaller } from "../../testing/role-matrix.ts";
import type { Answer } from "../../testing/back-office.ts";

/** A world, and the six callers with their tokens; the owner of a call's object is known once the call is prepared. */
async function signedIn() {
  const world = await openWorld();
  const { office } = world;
  // The seeds have one office: a girl without contracts is the employee of another one.
  const { queries } = office.database;
  const { id } = office.person("minor");
  await queries.updateTable("customer").set({ role: "employee" }).where("id", "=", id).execute();
  await queries
    .insertInto("staff")
    .values({ customer_id: id, office: "almaty-auezov", assessor: true, medical: true, supervisor: true })
    .execute();
  const tokens: Record<RoleCaller, string | undefined> = {
    nobody: undefined,
    owner: world.owner,
    another: await office.login("overdue"),
    employee: await office.login("employee"),
    employeeElsewhere: await office.login("minor"),
    manager: await office.login("manager"),
    editor: await office.login("editor"),
  };
  return { world, tokens };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** The outcome of an answer in the words of the matrix; a status that it has no word for is returned as it is. */
function outcomeOf({ status, body }: Answer, isRight: boolean): Cell | number {
  if (status === 401 || status === 403 || status === 404) return status;
  if (status === 200) return !isRight && body["reason"] !== undefined ? "in words" : "let in";
  return !isRight && [400, 409].includes(status) ? "let in" : status;
}

async function ask({ world, tokens }: SignedIn, name: CallName, who: readonly RoleCaller[]): Promise<Partial<Record<RoleCaller, unknown>>> {
  const { input, token } = await prepared(world, name);
  const answers: Partial<Record<RoleCaller, unknown>> = {};
  // Whose call it is comes last: what the others were refused is still there for them.
  const holder = calls[name].auth === "employee" ? "employee" : "owner";
  for (const caller of who.toSorted((a, b) => Number(a === holder) - Number(b === holder))) {
    // A customer may not make a manager's call.
    const ownToken = fixtures[name][0] === "manager" ? tokens[holder] : (token ?? tokens[holder]);
    const its = caller === holder ? ownToken : tokens[caller];
    answers[caller] = outcomeOf(await send(world, name, input, its), caller === holder && calls[name].auth !== "anyone");
  }
  return answers;
}

const everybody = preparedWorld(signedIn);

describe("S32: the matrix of roles", () => {
  it("has a line for every call, and seven callers in each", () => {
    expect(Object.keys(roleMatrix).toSorted()).toEqual(callNames.toSorted());
    expect(callers).toHaveLength(7);
  });
  it.each(callNames)("%s answers each of the seven as its line says", async (name) => {
    const line = roleMatrix[name];
    const answers: Partial<Record<RoleCaller, unknown>> = {};
    for (const group of line.once ? callers.map((caller) => [caller]) : [callers]) {
      await started(everybody.prepared.world);
      Object.assign(answers, await ask(everybody.prepared, name, group));
    }
    expect(answers).toEqual(Object.fromEntries(callers.map((caller) => [caller, cellOf(line, caller)])));
  });
  it("says for every customers' call that takes an id whose object that is", () => {
    const ids = ["contractId", "requestID", "GUID", "hash", "number", "nonce"];
    const takesId = (name: CallName) => {
      const described = schemas[name].input.describe();
      return "fields" in described && ids.some((id) => id in (described.fields as object));
    };
    const ofCustomers = callNames.filter((name) => calls[name].auth === "customer");
    expect(ofCustomers.length).toBeGreaterThan(40);
    for (const name of ofCustomers) expect([name, roleMatrix[name].names !== undefined]).toEqual([name, takesId(name)]);
  });
  it("uses an input that is right for the owner: a call of customers is prepared as a customer makes it", () => {
    for (const name of callNames) if (calls[name].auth !== "anyone") expect([name, fixtures[name][0]]).not.toEqual([name, "stranger"]);
  });
});

describe("S32: an object that a call may also name", () => {
  it.each(besideCases)("$call does nothing to the $names of another customer, for any caller", async ({ call, prepare, cells }) => {
    const { world, tokens } = everybody.prepared;
    const { input, standing, secret } = await prepare(world);
    const before = await standing();
    expect(before, "there is something to be harmed").not.toEqual([]);
    const answers: Partial<Record<RoleCaller, unknown>> = {};
    for (const caller of callers.filter((one) => one !== "owner")) {
      const answer = await send(world, call, input as InputFields, tokens[caller]);
      answers[caller] = outcomeOf(answer, false);
      if (secret !== undefined) expect(JSON.stringify(answer.body)).not.toContain(secret);
    }
    expect(answers).toEqual(cells);
    expect(await standing()).toEqual(before);
  });
});
