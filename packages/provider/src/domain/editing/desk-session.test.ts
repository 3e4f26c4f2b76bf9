import { afterEach, beforeEach, expect, it } from "vitest";
import { codeTo } from "../../testing/account.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { atDesk, tokenAtDesk, visit } from "../../testing/editors.ts";
import { DESK_MS, IDLE_MS } from "./desk-session.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const stageOf = async (token: string) => (await office.editing.session(token)).at;
const signIn = (shows: Parameters<BackOffice["person"]>[0]) => {
  const { iin, password } = office.person(shows);
  return office.editing.signIn({ number: iin ?? "", password, token: undefined }, visit);
};

it("a session of an editor ends when they sign out, for every holder of its token", async () => {
  const token = await tokenAtDesk(office);
  const session = await office.editing.session(token);
  expect(session.at).toBe("open");
  await office.editing.signOut(session);
  expect(await stageOf(token)).toBe("nobody");
});

it("a session of an editor ends after eight hours, even without a pause", async () => {
  const token = await tokenAtDesk(office);
  for (let passed = 0; passed + IDLE_MS < DESK_MS; passed += IDLE_MS / 2) {
    expect(await stageOf(token)).toBe("open");
    office.clock.now += IDLE_MS / 2;
  }
  office.clock.now += IDLE_MS;
  expect(await stageOf(token)).toBe("nobody");
});

it("the token that awaits a code opens nothing before the code, nor after it expired", async () => {
  const session = await signIn("editor");
  if (!session.ok) throw new Error(session.message);
  expect(await stageOf(session.token)).toBe("code");
  const opened = await office.editing.enterCode(session.token, codeTo(office, office.person("editor").phone), visit);
  expect(opened.ok).toBe(true);
  expect(await stageOf(session.token)).toBe("nobody");
});

it("a customer cannot open the editing by their own password", async () => {
  expect(await signIn("nothing")).toMatchObject({ ok: false, status: 403 });
});

it("a session of an editor ends with their role, at the next request", async () => {
  const { customer } = await atDesk(office);
  const token = await tokenAtDesk(office);
  await office.database.queries.updateTable("customer").set({ role: "customer" }).where("id", "=", customer.id).execute();
  expect(await stageOf(token)).toBe("forbidden");
});
