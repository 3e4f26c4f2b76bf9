import { createHash, randomBytes } from "node:crypto";
import { personWho } from "@shanyraq/provider";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStaffOffice, type StaffOffice } from "./staff-office.ts";

const DAY = 86_400_000;
const wrong = (code: string): string => [...code].map((digit) => (Number(digit) + 1) % 10).join("");

let office: StaffOffice;
beforeAll(async () => {
  office = await openStaffOffice();
});
beforeEach(() => {
  office.clock.now += 2 * DAY;
});
afterAll(() => office.close());

describe.each(["employee", "supervisor", "manager"] as const)("the password of the seeded %s, in the hands of somebody else", (shows) => {
  it("opens no session: it sends a code to the phone of the account, and says where it went with the number hidden", async () => {
    const { status, body } = await office.enter(shows);
    expect([status, body["Authorization"], body["codeNeeded"]]).toEqual([200, undefined, true]);
    expect(String(body["sentTo"])).not.toContain(personWho(shows).phone.slice(-7));
    expect(office.codeOf(shows)).toMatch(/^\d{6}$/);
    expect(JSON.stringify(body)).not.toContain(office.codeOf(shows));
  });
  it("opens one with the code, once", async () => {
    await office.enter(shows);
    const code = office.codeOf(shows);
    expect((await office.enter(shows, code)).body["Authorization"]).toMatchObject({ token: expect.any(String) });
    expect((await office.enter(shows, code)).body["Authorization"]).toBeUndefined();
  });
  it("guesses no code: after five wrong ones the right one is refused too", async () => {
    await office.enter(shows);
    const code = office.codeOf(shows);
    for (let tried = 0; tried < 5; tried += 1) expect((await office.enter(shows, wrong(code))).body["Authorization"]).toBeUndefined();
    expect((await office.enter(shows, code)).body["Authorization"]).toBeUndefined();
  });
});

describe("a session of the staff", () => {
  /** As every session was that is older than the code: by a password alone. */
  async function passwordSession(by: { readonly by_key?: boolean; readonly purpose?: "full" | "password" } = {}): Promise<string> {
    const token = `prv_${randomBytes(32).toString("base64url")}`;
    const at = new Date(office.clock.now).toISOString();
    await office.database.queries
      .insertInto("session")
      .values({
        token_hash: createHash("sha256").update(token).digest("hex"),
        id: crypto.randomUUID(),
        customer_id: personWho("employee").id,
        purpose: "full",
        device: "",
        created_at: at,
        seen_at: at,
        expires_at: new Date(office.clock.now + DAY).toISOString(),
        revoked_at: null,
        ...by,
      })
      .execute();
    return token;
  }
  it.each(["/getEmployeeReception", "/employee/log", "/getNotifications"])("without a code opens nothing at %s", async (path) => {
    const { status, body } = await office.post(path, { day: "2026-11-24" }, await passwordSession());
    expect([status, body["message"]]).toEqual([403, expect.stringContaining("код")]);
  });
  it("needs no code after a signature", async () => {
    expect((await office.post("/getEmployeeReception", {}, await passwordSession({ by_key: true }))).status).toBe(200);
  });
  it("that recovers a password only sets the password, and signs nobody in", async () => {
    const token = await passwordSession({ purpose: "password" });
    const password = "Жаңа-үш-сөз-тағы";
    const { status, body } = await office.post("/changePassword", { password, password_repeat: password }, token);
    expect([status, body["success"], body["Authorization"]]).toEqual([200, true, undefined]);
  });
});

it("a customer signs in by the password alone, as the specification says", async () => {
  const { status, body } = await office.enter("everyStatus");
  expect([status, Object.keys(body).toSorted()]).toEqual([200, ["Authorization", "status"]]);
});
