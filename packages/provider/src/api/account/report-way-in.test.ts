import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeEmail, changePhone, recover, tokenOf } from "../../testing/account.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const WHO = "nothing";
const fresh = { password: "Жаңа-құпиясөз", password_repeat: "Жаңа-құпиясөз" };

type Person = ReturnType<BackOffice["person"]>;
const changes: readonly (readonly [string, (me: Person) => Promise<void>, RegExp])[] = [
  [
    "a password that was recovered by a code",
    async (me) => {
      const done = await office.post("/changePassword", fresh, await recover(office, me.phone));
      expect(tokenOf(done)).not.toBe("");
    },
    /пароль/,
  ],
  [
    "a password that was changed in the cabinet",
    async (me) => {
      const given = { ...fresh, current_password: me.password };
      expect(tokenOf(await office.post("/changePassword", given, await office.login(WHO)))).not.toBe("");
    },
    /пароль/,
  ],
  ["another phone", () => changePhone(office, WHO, "+7 (700) 555-44-33"), /номер телефона/],
  ["another e-mail address", () => changeEmail(office, WHO, "other@example.kz"), /электронная почта/],
];

describe("a changed way in is reported by SMS and e-mail to the former addresses", () => {
  it.each(changes)("of %s: once to each, and without a name", async (_, change, words) => {
    const me = office.person(WHO);
    await change(me);
    await office.minuteLater();
    await office.minuteLater();
    const messages = office.inbox.filter(({ key }) => key.startsWith("wayIn/"));
    expect(messages.map(({ channel, to }) => [channel, to]).toSorted()).toEqual([
      ["email", me.email],
      ["sms", me.phone],
    ]);
    for (const { text } of messages) {
      expect(text).toMatch(words);
      expect(text).not.toContain(me.name);
      expect(text).not.toContain(me.surname);
    }
  });
  it("is not sent when a code of a change was wrong", async () => {
    const token = await office.login(WHO);
    const given = { email: "other@example.kz" };
    const { body } = await office.post("/changeEmail", given, token);
    await office.post("/changeEmail", { ...given, code_old: "x", code_new: "x", requestID: body["requestID"] }, token);
    await office.minuteLater();
    expect(office.inbox.filter(({ key }) => key.startsWith("wayIn/"))).toEqual([]);
  });
});
