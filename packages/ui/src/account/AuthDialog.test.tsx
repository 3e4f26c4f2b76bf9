// @vitest-environment jsdom
import { act } from "react";
import { expect, test } from "vitest";
import { dialog, focused, shown, after } from "../testing/auth-dialog.tsx";
import { resident as values } from "@shanyraq/forms/testing/registrations.ts";
import { find, press } from "@shanyraq/kit/testing/stage.tsx";
import { keys } from "@shanyraq/kit/testing/user.ts";

const input = (name: string) => find<HTMLInputElement>(document.body, `input[name=${name}]`);
const button = (name: string) => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

test("arrows walk from the login to the registration, and the focus stays on the tabs", async () => {
  await shown();
  press(find<HTMLElement>(document.body, "[role=tab]"));
  act(() => find<HTMLElement>(document.body, "[role=tab]").focus());
  await keys("{ArrowRight}");
  expect(focused()?.textContent).toBe("Регистрация");
  expect(find(document.body, "h2").textContent).toBe("Регистрация");
  expect(input("last_name").autocomplete).toBe("family-name");
  await keys("{ArrowLeft}");
  expect(focused()?.textContent).toBe("Вход");
  expect(input("password").autocomplete).toBe("current-password");
});

test("Esc closes it", async () => {
  await shown();
  await keys("{Escape}");
  expect(dialog()).toBe(null);
});

test("a step begins at its heading; the arrow goes back to the first field, and everything typed is there", async () => {
  const { auth, resident } = await shown();
  after(auth, { type: "registrationChosen" });
  after(resident, { type: "formSubmitted", values }, { type: "checked" });
  expect(focused()?.textContent).toBe("Подтвердите номер телефона");
  expect(dialog()?.textContent).toContain("+7 7** *** **33");
  expect(dialog()?.querySelector("[role=tab]")).toBe(null);
  press(button("Назад"));
  expect(focused()).toBe(input("last_name"));
  expect(input("mail").value).toBe("timur@example.kz");
});

test("a refused field takes the focus", async () => {
  const { auth, resident } = await shown();
  after(auth, { type: "registrationChosen" });
  after(resident, { type: "formSubmitted", values }, { type: "checked" }, { type: "sendPressed" });
  const problem = { kind: "message", message: "Проверьте поля.", fields: { password: "Такой пароль подбирают первым." } } as const;
  after(resident, { type: "sendRefused", problem });
  await act(async () => {});
  expect(focused()).toBe(input("password"));
  expect(dialog()?.textContent).toContain("Такой пароль подбирают первым.");
});

test("a registered visitor goes to the login with their IIN, and has only the password left to type", async () => {
  const { auth, resident } = await shown();
  after(auth, { type: "registrationChosen" });
  const problem = { kind: "message", message: "Вы уже зарегистрированы." } as const;
  after(resident, { type: "formSubmitted", values }, { type: "checkRefused", problem, reason: "registered" });
  press(button("Войти с этим номером"));
  expect(input("iin").value).toBe(values.iin);
  expect(focused()).toBe(input("password"));
});

test("a phone that is not in the base is followed by pages of help, each in a tab of its own, and by the way of a signature", async () => {
  const { auth, resident } = await shown();
  after(auth, { type: "registrationChosen" });
  const problem = { kind: "message", message: "Номер не привязан." } as const;
  after(resident, { type: "formSubmitted", values }, { type: "checkRefused", problem, reason: "notInBase" });
  expect(find(document.body, "[role=alert]").textContent).toBe("Номер не привязан.");
  const help = [...document.querySelectorAll<HTMLAnchorElement>("form [role] a, form a")].map(({ pathname, target }) => [pathname, target]);
  expect(help).toEqual([
    ["/mobile-citizens-base", "_blank"],
    ["/update-phone", "_blank"],
    ["/contacts", "_blank"],
    ["/personal-data", "_blank"],
  ]);
  press(button("Войти по ЭЦП"));
  expect(dialog()?.textContent).toContain("Через NCALayer на компьютере");
});

test("without accounts by phone the base is not mentioned, and the same other ways are shown", async () => {
  const { auth, resident } = await shown();
  after(auth, { type: "registrationChosen" });
  const problem = { kind: "message", message: "По номеру телефона кабинет не открыть." } as const;
  after(resident, { type: "formSubmitted", values }, { type: "checkRefused", problem, reason: "closed" });
  expect(dialog()?.textContent).not.toContain("базе мобильных граждан");
  expect([...document.querySelectorAll<HTMLAnchorElement>("form a")].map(({ pathname }) => pathname)).toEqual([
    "/contacts",
    "/personal-data",
  ]);
  expect(button("Войти по ЭЦП")).toBeTruthy();
});

test("a code of a phone that is another's ends at the form, with everything typed and the ways", async () => {
  const { auth, resident } = await shown();
  after(auth, { type: "registrationChosen" });
  after(resident, { type: "formSubmitted", values }, { type: "checked" }, { type: "sendPressed" }, { type: "codeSent", resendAt: 0 });
  const problem = { kind: "message", message: "Номер не привязан." } as const;
  after(resident, { type: "codeSubmitted", code: "1234" }, { type: "codeRefused", problem, reason: "notInBase" });
  expect(input("mail").value).toBe("timur@example.kz");
  expect(find(document.body, "[role=alert]").textContent).toBe("Номер не привязан.");
  expect(button("Войти по ЭЦП")).toBeTruthy();
});

test("another code waits for its time, which reads m:ss", async () => {
  const { auth, resident } = await shown();
  after(auth, { type: "registrationChosen" });
  after(resident, { type: "formSubmitted", values }, { type: "checked" }, { type: "sendPressed" }, { type: "codeSent", resendAt: 119_000 });
  expect(focused()?.textContent).toBe("Введите код из SMS");
  expect(find(document.body, "[role=timer]").textContent).toBe("1:59");
  expect(button("Отправить код снова").getAttribute("aria-disabled")).toBe("true");
  press(button("Отправить код снова"));
  expect(resident.state).toMatchObject({ at: "code", resending: false });
  press(button("Изменить номер"));
  expect(resident.state).toMatchObject({ at: "send" });
});

test("the consent is shown as text, with the company's document in the visitor's language", async () => {
  const { auth, foreigner } = await shown();
  after(auth, { type: "registrationChosen" }, { type: "applicantChosen", who: "nonResident" });
  const xml = "<Consent><Title>Consent</Title><Paragraph>I, O&#39;Neil, &lt;b&gt;agree&lt;/b&gt;.</Paragraph></Consent>";
  const consent = { clientGuid: "g", objectGuid: "o", xml, documentUrl: "/personal-data" };
  const { iin: _, ...rest } = values;
  after(foreigner, { type: "formSubmitted", values: { ...rest, id_number: "P1" } }, { type: "textRead", consent, now: 0 });
  expect(dialog()?.textContent).toContain("I, O'Neil, <b>agree</b>.");
  expect(find<HTMLAnchorElement>(document.body, "[role=dialog] a").pathname).toBe("/kk/personal-data");
  expect(dialog()?.textContent).toContain("Отправляем код");
});

test("a consent that cannot be read cannot be confirmed", async () => {
  const { auth, foreigner } = await shown();
  after(auth, { type: "registrationChosen" }, { type: "applicantChosen", who: "nonResident" });
  const { iin: _, ...rest } = values;
  const consent = { clientGuid: "g", objectGuid: "o", xml: "<Consent>", documentUrl: "" };
  after(foreigner, { type: "formSubmitted", values: { ...rest, id_number: "P1" } }, { type: "textRead", consent, now: 0 });
  expect(find(document.body, "[role=alert]").textContent).toBe("Ошибка при обработке данных");
  expect(document.querySelector("input[name=code]")).toBe(null);
});
