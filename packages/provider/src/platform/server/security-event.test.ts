import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeTo, newcomer, stepOne, stepTwo } from "../../testing/account.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { tagOf } from "./security-event.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const from = (address: string) => ({ "x-real-ip": address });
const events = (event: string) => office.log.filter((entry) => entry.event === event);

describe("a security event", () => {
  it("names account and network by keyed hashes: equal for the same one, different for others, and neither can be read", async () => {
    const { iin, password } = office.person("nothing");
    for (const address of ["203.0.113.7", "203.0.113.7", "198.51.100.9"])
      await office.post("/api/login", { iin, password: "wrong" }, undefined, from(address));
    await office.post("/api/login", { iin, password }, undefined, from("198.51.100.9"));
    const refused = events("login-refused");
    expect(refused).toHaveLength(3);
    expect(new Set(refused.map(({ account }) => account)).size).toBe(1);
    expect(new Set(refused.map(({ network }) => network)).size).toBe(2);
    expect(events("login")[0]).toMatchObject({ level: "info", account: refused[0]?.account ?? "", network: refused[2]?.network ?? "" });
    expect(JSON.stringify(office.log)).not.toMatch(new RegExp(`${iin}|203\\.0\\.113|198\\.51`));
  });
  it("counts a registration in two steps as one, of the account that logs in later", async () => {
    await stepOne(office);
    await stepTwo(office, codeTo(office, newcomer.digits));
    await office.post("/api/login", { iin: newcomer.iin, password: newcomer.password });
    const [registered] = events("registered");
    expect(registered?.account).toMatch(/^[\w-]{16}$/);
    expect(events("login")[0]?.account).toBe(registered?.account);
  });
  it("has no tag without the key, and no tag of an account equals one of a network", () => {
    expect(tagOf("account", "1", "a")).not.toBe(tagOf("account", "1", "b"));
    expect(tagOf("account", "1", "a")).not.toBe(tagOf("network", "1", "a"));
  });
});
