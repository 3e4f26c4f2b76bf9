// @vitest-environment jsdom
import {
  authFlow,
  authInitial,
  converse,
  forgotPasswordFlow,
  forgotPasswordInitial,
  loginFlow,
  loginInitial,
  registerForeignerFlow,
  registerForeignerInitial,
  registerResidentFlow,
  registerResidentInitial,
  signatureLoginFlow,
  signatureLoginInitial,
  type Conversation,
} from "@shanyraq/flows";
import { act, useState, useSyncExternalStore } from "react";
import { expect, test } from "vitest";
import { languages, stageIn, transcript } from "../testing/spoken.ts";
import { find, press } from "../testing/stage.tsx";
import { keys } from "../testing/user.ts";
import { AuthDialog } from "./AuthDialog.tsx";

const links = { citizensBase: "/mobile-citizens-base", updatePhone: "/update-phone", personalData: "/personal-data" };
const values = {
  last_name: "Ерланов",
  first_name: "Тимур",
  third_name: "",
  iin: "950719301232",
  phone: "+7 (700) 555-44-33",
  mail: "timur@example.kz",
  password: "Төрт-сөз-жарық",
  password_r: "Төрт-сөз-жарық",
};

const begin = () => ({
  auth: converse(authFlow, authInitial, () => {}),
  login: converse(loginFlow, loginInitial, () => {}),
  signature: converse(signatureLoginFlow, signatureLoginInitial, () => {}),
  resident: converse(registerResidentFlow, registerResidentInitial, () => {}),
  foreigner: converse(registerForeignerFlow, registerForeignerInitial, () => {}),
  forgotten: converse(forgotPasswordFlow, forgotPasswordInitial, () => {}),
});
type Talks = ReturnType<typeof begin>;

function useTalk<State, Event>(talk: Conversation<State, Event>) {
  return { state: useSyncExternalStore(talk.subscribe, () => talk.state), send: talk.send };
}

const Page = ({ talks }: { readonly talks: Talks }) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <AuthDialog
      id="bv-modal-auth"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      logo={null}
      talks={{
        auth: useTalk(talks.auth),
        login: useTalk(talks.login),
        signature: useTalk(talks.signature),
        resident: useTalk(talks.resident),
        foreigner: useTalk(talks.foreigner),
        forgotten: useTalk(talks.forgotten),
      }}
      now={() => 0}
      links={links}
      inLanguage={(path) => `/kk${path}`}
      drawCode={() => null}
      toasts={[]}
      onDismiss={() => {}}
      onDone={() => {}}
    />
  );
};

const dialog = () => document.querySelector<HTMLElement>("[role=dialog]");
const focused = () => document.activeElement;
const shown = async (talks = begin(), language: (typeof languages)[number] = "ru") => {
  stageIn(language, <Page talks={talks} />);
  await expect.poll(() => dialog()?.contains(document.activeElement)).toBe(true);
  return talks;
};
const told = <State, Event>(talk: Conversation<State, Event>, ...events: readonly Event[]) =>
  act(() => {
    for (const event of events) talk.send(event);
  });
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
  told(auth, { type: "registrationChosen" });
  told(resident, { type: "formSubmitted", values }, { type: "checked" });
  expect(focused()?.textContent).toBe("Подтвердите номер телефона");
  expect(dialog()?.textContent).toContain("+7 7** *** **33");
  expect(dialog()?.querySelector("[role=tab]")).toBe(null);
  press(button("Назад"));
  expect(focused()).toBe(input("last_name"));
  expect(input("mail").value).toBe("timur@example.kz");
});

test("a refused field takes the focus", async () => {
  const { auth, resident } = await shown();
  told(auth, { type: "registrationChosen" });
  told(resident, { type: "formSubmitted", values }, { type: "checked" }, { type: "sendPressed" });
  const problem = { kind: "message", message: "Проверьте поля.", fields: { password: "Такой пароль подбирают первым." } } as const;
  told(resident, { type: "sendRefused", problem });
  await act(async () => {});
  expect(focused()).toBe(input("password"));
  expect(dialog()?.textContent).toContain("Такой пароль подбирают первым.");
});

test("who is registered goes to the login with his IIN, and has the password left to type", async () => {
  const { auth, resident } = await shown();
  told(auth, { type: "registrationChosen" });
  const problem = { kind: "message", message: "Вы уже зарегистрированы." } as const;
  told(resident, { type: "formSubmitted", values }, { type: "checkRefused", problem, reason: "registered" });
  press(button("Войти с этим номером"));
  expect(input("iin").value).toBe(values.iin);
  expect(focused()).toBe(input("password"));
});

test("a phone that is not in the base is followed by two pages of help, each in a tab of its own", async () => {
  const { auth, resident } = await shown();
  told(auth, { type: "registrationChosen" });
  const problem = { kind: "message", message: "Номер не привязан." } as const;
  told(resident, { type: "formSubmitted", values }, { type: "checkRefused", problem, reason: "notInBase" });
  expect(find(document.body, "[role=alert]").textContent).toBe("Номер не привязан.");
  const help = [...document.querySelectorAll<HTMLAnchorElement>("form [role] a, form a")].map(({ pathname, target }) => [pathname, target]);
  expect(help).toEqual([
    ["/mobile-citizens-base", "_blank"],
    ["/update-phone", "_blank"],
    ["/personal-data", "_blank"],
  ]);
});

test("another code waits for its time, which reads m:ss", async () => {
  const { auth, resident } = await shown();
  told(auth, { type: "registrationChosen" });
  told(resident, { type: "formSubmitted", values }, { type: "checked" }, { type: "sendPressed" }, { type: "codeSent", resendAt: 119_000 });
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
  told(auth, { type: "registrationChosen" }, { type: "applicantChosen", who: "nonResident" });
  const xml = "<Consent><Title>Consent</Title><Paragraph>I, O&#39;Neil, &lt;b&gt;agree&lt;/b&gt;.</Paragraph></Consent>";
  const consent = { clientGuid: "g", objectGuid: "o", xml, documentUrl: "/personal-data" };
  const { iin: _, ...rest } = values;
  told(foreigner, { type: "formSubmitted", values: { ...rest, id_number: "P1" } }, { type: "textRead", consent, now: 0 });
  expect(dialog()?.textContent).toContain("I, O'Neil, <b>agree</b>.");
  expect(find<HTMLAnchorElement>(document.body, "[role=dialog] a").pathname).toBe("/kk/personal-data");
  expect(dialog()?.textContent).toContain("Отправляем код");
});

test("a consent that cannot be read cannot be confirmed", async () => {
  const { auth, foreigner } = await shown();
  told(auth, { type: "registrationChosen" }, { type: "applicantChosen", who: "nonResident" });
  const { iin: _, ...rest } = values;
  const consent = { clientGuid: "g", objectGuid: "o", xml: "<Consent>", documentUrl: "" };
  told(foreigner, { type: "formSubmitted", values: { ...rest, id_number: "P1" } }, { type: "textRead", consent, now: 0 });
  expect(find(document.body, "[role=alert]").textContent).toBe("Ошибка при обработке данных");
  expect(document.querySelector("input[name=code]")).toBe(null);
});

/** What a screen reader says of the dialog round its contents; the toasts' place is its last part. */
const framed = (title: string, close: string, inner: readonly unknown[]) => [
  "document",
  `button, ${close}`,
  `dialog, ${title}`,
  `dialog, ${title}`,
  `heading, ${title}, level 2`,
  `button, ${close}`,
  ...inner,
  "list",
  `end of dialog, ${title}`,
  "end of document",
];

const words = {
  ru: {
    title: "Вход в личный кабинет",
    close: "Закрыть",
    parts: ["Вход или регистрация", "Вход", "Регистрация"],
    ways: ["Кто входит", "Резидент", "Нерезидент", "ЭЦП"],
    fields: ["ИИН", "12 цифр, как в удостоверении личности", "Пароль", "Показать пароль"],
    ends: ["Войти", "Забыли пароль?"],
  },
  kk: {
    title: "Жеке кабинетке кіру",
    close: "Жабу",
    parts: ["Кіру немесе тіркелу", "Кіру", "Тіркелу"],
    ways: ["Кім кіреді", "Резидент", "Бейрезидент", "ЭЦҚ"],
    fields: ["ЖСН", "Жеке куәліктегідей 12 сан", "Құпиясөз", "Құпиясөзді көрсету"],
    ends: ["Кіру", "Құпиясөзді ұмыттыңыз ба?"],
  },
  en: {
    title: "Sign in",
    close: "Close",
    parts: ["Sign in or register", "Sign in", "Registration"],
    ways: ["Who signs in", "Resident", "Non-resident", "Digital signature"],
    fields: ["IIN", "12 digits, as on your identity card", "Password", "Show password"],
    ends: ["Sign in", "Forgot the password?"],
  },
} as const;

test.each(languages)("a screen reader says its title, its tabs with their state, and then the form (%s)", async (language) => {
  await shown(begin(), language);
  const { title, close, parts, ways, fields, ends } = words[language];
  const [number, hint, password, reveal] = fields;
  const inner = [
    `tablist, ${parts[0]}, orientated horizontally`,
    `tab, ${parts[1]}, selected, 1 control, position 1, set size 2`,
    `tab, ${parts[2]}, not selected, position 2, set size 2`,
    `end of tablist, ${parts[0]}, orientated horizontally`,
    `tabpanel, ${parts[1]}`,
    `tablist, ${ways[0]}, orientated horizontally`,
    `tab, ${ways[1]}, selected, 1 control, position 1, set size 3`,
    `tab, ${ways[2]}, not selected, position 2, set size 3`,
    `tab, ${ways[3]}, not selected, position 3, set size 3`,
    `end of tablist, ${ways[0]}, orientated horizontally`,
    `tabpanel, ${ways[1]}`,
    "form",
    number,
    hint,
    `textbox, ${number}, ${hint}`,
    password,
    password,
    `button, ${reveal}, 1 control, not pressed`,
    "status",
    ...ends.map((name) => `button, ${name}`),
    "end of form",
    `end of tabpanel, ${ways[1]}`,
    `end of tabpanel, ${parts[1]}`,
  ];
  expect(await transcript()).toEqual(framed(title, close, inner));
});

const steps = {
  ru: "Регистрация|Закрыть|Назад|Введите код из SMS|Код отправлен на номер +7 7** *** **33.|Код из SMS|Подтвердить|Отправить код снова|Изменить номер",
  kk: "Тіркелу|Жабу|Артқа|SMS-тегі кодты енгізіңіз|Код +7 7** *** **33 нөміріне жіберілді.|SMS-тегі код|Растау|Кодты қайта жіберу|Нөмірді өзгерту",
  en: "Registration|Close|Back|Enter the code from the SMS|The code has been sent to +7 7** *** **33.|Code from the SMS|Confirm|Send the code again|Change the number",
} as const;

test.each(languages)("and at the code: where it went, the field, what can be done with it (%s)", async (language) => {
  const talks = await shown(begin(), language);
  told(talks.auth, { type: "registrationChosen" });
  told(talks.resident, { type: "formSubmitted", values }, { type: "checked" }, { type: "sendPressed" }, { type: "codeSent", resendAt: 0 });
  const [title = "", close = "", back, heading, sent, field, confirm, again, change] = steps[language].split("|");
  const inner = [
    `button, ${back}`,
    `heading, ${heading}, level 3`,
    "paragraph",
    sent,
    "end of paragraph",
    "form",
    field,
    `textbox, ${field}`,
    `button, ${confirm}`,
    "end of form",
    `button, ${again}`,
    `button, ${change}`,
  ];
  expect(await transcript()).toEqual(framed(title, close, inner));
});
