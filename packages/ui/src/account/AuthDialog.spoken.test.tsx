// @vitest-environment jsdom
import { expect, test } from "vitest";
import { begin, shown, after } from "../testing/auth-dialog.tsx";
import { resident as values } from "@shanyraq/forms/testing/registrations.ts";
import { languages, transcript } from "@shanyraq/kit/testing/spoken.ts";

/** What a screen reader says of the dialog round its contents. */
const framed = (title: string, close: string, inner: readonly unknown[]) => [
  "document",
  `dialog, ${title}`,
  `heading, ${title}, level 2`,
  `button, ${close}`,
  ...inner,
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
    fields: ["ЖСН", "Жеке куәлікте көрсетілген 12 цифр", "Құпиясөз", "Құпиясөзді көрсету"],
    ends: ["Кіру", "Құпиясөзді ұмыттыңыз ба?"],
  },
  en: {
    title: "Sign in",
    close: "Close",
    parts: ["Sign in or register", "Sign in", "Registration"],
    ways: ["Who is signing in", "Resident", "Non-resident", "Digital signature"],
    fields: ["IIN", "12 digits, as on your identity card", "Password", "Show password"],
    ends: ["Sign in", "Forgotten your password?"],
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
  kk: "Тіркелу|Жабу|Артқа|SMS-пен келген кодты енгізіңіз|Код +7 7** *** **33 нөміріне жіберілді.|SMS-пен келген код|Растау|Кодты қайта жіберу|Нөмірді өзгерту",
  en: "Registration|Close|Back|Enter the code from the SMS|The code has been sent to +7 7** *** **33.|Code from the SMS|Confirm|Send the code again|Change number",
} as const;

test.each(languages)("a reader at the code step gets where it was sent, the field and its actions (%s)", async (language) => {
  const talks = await shown(begin(), language);
  after(talks.auth, { type: "registrationChosen" });
  after(talks.resident, { type: "formSubmitted", values }, { type: "checked" }, { type: "sendPressed" }, { type: "codeSent", resendAt: 0 });
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

const { iin: _iin, ...foreign } = values;
const consent = {
  clientGuid: "g",
  objectGuid: "o",
  xml: "<Consent><Title>№ 1</Title><Paragraph>…</Paragraph></Consent>",
  documentUrl: "/personal-data",
};
const problem = { kind: "message", message: "503" } as const;

/** What is shown at a moment, by the events that lead to it. The files are read by a person before they are kept. */
const moments = {
  "registration-resident": ({ auth }) => after(auth, { type: "registrationChosen" }),
  "registration-refused": ({ auth, resident }) => {
    after(auth, { type: "registrationChosen" });
    after(resident, { type: "formSubmitted", values }, { type: "checkRefused", problem, reason: "notInBase" });
  },
  "registration-foreigner": ({ auth }) => after(auth, { type: "registrationChosen" }, { type: "applicantChosen", who: "nonResident" }),
  consent: ({ auth, foreigner }) => {
    after(auth, { type: "registrationChosen" }, { type: "applicantChosen", who: "nonResident" });
    after(foreigner, { type: "formSubmitted", values: { ...foreign, id_number: "P1" } }, { type: "textRead", consent, now: 0 });
    after(foreigner, { type: "codeSent", otp: "1", resendAt: 0 });
  },
  "recovery-phone": ({ auth }) => after(auth, { type: "forgottenPressed" }),
  "recovery-code": ({ auth, forgotten }) => {
    after(auth, { type: "forgottenPressed" });
    after(forgotten, { type: "phoneSubmitted", phone: values.phone }, { type: "codeSent", resendAt: 0 });
  },
  "recovery-password": ({ auth, forgotten }) => {
    after(auth, { type: "forgottenPressed" });
    after(forgotten, { type: "phoneSubmitted", phone: values.phone }, { type: "codeSent", resendAt: 0 });
    after(forgotten, { type: "codeSubmitted", code: "1234" }, { type: "codeAccepted", token: "t" });
  },
} as const satisfies Readonly<Record<string, (talks: ReturnType<typeof begin>) => void>>;

const cases = Object.entries(moments).flatMap(([name, lead]) => languages.map((language) => ({ name, lead, language })));

test.each(cases)("a reader at “$name” gets the words of its kept file ($language)", async ({ name, lead, language }) => {
  const talks = await shown(begin(), language);
  lead(talks);
  await expect(`${(await transcript()).join("\n")}\n`).toMatchFileSnapshot(`spoken/${name}.${language}.txt`);
});
