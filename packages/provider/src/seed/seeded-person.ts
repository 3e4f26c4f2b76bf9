import { iinWithCheckDigit, type Sex } from "@shanyraq/rules";
import type { CustomerRow } from "../database/tables.ts";

/** How it stands with somebody's savings in the invented fund: enough, not enough, a category of its own, and each way that it can fail. */
export const pensionSituations = [
  "pension",
  "pensionShort",
  "pensionCategory",
  "pensionUnknown",
  "pensionSlow",
  "pensionDown",
  "pensionRefused",
] as const;
export type PensionSituation = (typeof pensionSituations)[number];

/** Somebody invented, with whom every state of the cabinet can be seen. */
export interface SeededPerson extends Omit<CustomerRow, "birth_date" | "sex"> {
  readonly birth_date: string;
  readonly sex: Sex;
  readonly password: string;
  readonly shows:
    | "everyStatus"
    | "nonResident"
    | "employee"
    | "supervisor"
    | "manager"
    | "minor"
    | "overdue"
    | "nothing"
    | "legalEntity"
    | "maturing"
    | PensionSituation;
  readonly organisation?: { readonly bin: string; readonly name: string };
}

const numbered = (first11: string): string => {
  const number = iinWithCheckDigit(first11);
  if (number === undefined) throw new Error(`${first11} can have no check digit`);
  return number;
};

type Personal = Pick<SeededPerson, "surname" | "name" | "patronymic" | "birth_date" | "sex" | "password" | "shows">;

const century = (birth: string, sex: "male" | "female"): number => (birth < "2000" ? 3 : 5) + (sex === "male" ? 0 : 1);

/** Telephones of an operator's code that nobody has. */
const person = (
  serial: number,
  told: Personal,
  more: Partial<Pick<SeededPerson, "iin" | "id_number" | "resident" | "role" | "organisation" | "locale">> = {},
): SeededPerson => {
  const two = String(serial).padStart(2, "0");
  return {
    id: `00000000-0000-4000-8000-0000000000${two}`,
    iin: numbered(`${told.birth_date.slice(2).replaceAll("-", "")}${century(told.birth_date, told.sex)}00${two}`),
    id_number: null,
    resident: true,
    phone: `770000000${two}`,
    email: `client${two}@example.kz`,
    role: "customer",
    // The invented register knows everybody but the foreigner, who has told it himself.
    born_by: more.resident === false ? "person" : "register",
    locale: "ru",
    ...told,
    ...more,
  };
};

export const seededPeople: readonly SeededPerson[] = [
  person(11, {
    surname: "Сәрсенов",
    name: "Айдар",
    patronymic: "Маратұлы",
    birth_date: "1988-03-14",
    sex: "male",
    password: "aidar-2026",
    shows: "everyStatus",
  }),
  person(
    12,
    {
      surname: "Johansson",
      name: "Erik",
      patronymic: "",
      birth_date: "1985-09-02",
      sex: "male",
      password: "erik-2026",
      shows: "nonResident",
    },
    { iin: null, id_number: "N1234567", resident: false, locale: "en" },
  ),
  person(
    13,
    {
      surname: "Ким",
      name: "Марина",
      patronymic: "Сергеевна",
      birth_date: "1992-11-25",
      sex: "female",
      password: "marina-2026",
      shows: "employee",
    },
    { role: "employee" },
  ),
  person(
    14,
    {
      surname: "Жұмабаев",
      name: "Ерлан",
      patronymic: "Қайратұлы",
      birth_date: "1979-06-08",
      sex: "male",
      password: "erlan-2026",
      shows: "manager",
    },
    { role: "manager", locale: "kk" },
  ),
  person(15, {
    surname: "Оспанова",
    name: "Дана",
    patronymic: "Айдарқызы",
    birth_date: "2011-05-20",
    sex: "female",
    password: "dana-2026",
    shows: "minor",
  }),
  person(16, {
    surname: "Ахметова",
    name: "Гүлнар",
    patronymic: "Бериковна",
    birth_date: "1990-01-30",
    sex: "female",
    password: "gulnar-2026",
    shows: "overdue",
  }),
  person(17, {
    surname: "Волков",
    name: "Илья",
    patronymic: "Андреевич",
    birth_date: "1995-07-19",
    sex: "male",
    password: "ilya-2026",
    shows: "nothing",
  }),
  person(
    18,
    {
      surname: "Тұрсынова",
      name: "Әсел",
      patronymic: "Нұрланқызы",
      birth_date: "1983-12-05",
      sex: "female",
      password: "asel-2026",
      shows: "legalEntity",
    },
    { organisation: { bin: numbered("15034001234"), name: "ТОО «Дала Құрылыс»" } },
  ),
  person(
    19,
    {
      surname: "Бекова",
      name: "Сәуле",
      patronymic: "Ерболқызы",
      birth_date: "1980-04-17",
      sex: "female",
      password: "saule-2026",
      shows: "maturing",
    },
    { locale: "kk" },
  ),
  person(
    20,
    {
      surname: "Нұрғалиева",
      name: "Жанар",
      patronymic: "Болатқызы",
      birth_date: "1974-02-11",
      sex: "female",
      password: "zhanar-2026",
      shows: "supervisor",
    },
    { role: "employee", locale: "kk" },
  ),
  person(
    21,
    {
      surname: "Оспанова",
      name: "Гүлжан",
      patronymic: "Серікқызы",
      birth_date: "1972-06-11",
      sex: "female",
      password: "guljan-2026",
      shows: "pension",
    },
    { locale: "kk" },
  ),
  person(
    22,
    {
      surname: "Кравцов",
      name: "Сергей",
      patronymic: "Петрович",
      birth_date: "1969-02-02",
      sex: "male",
      password: "sergey-2026",
      shows: "pensionShort",
    },
    { locale: "ru" },
  ),
  person(
    23,
    {
      surname: "Тәжібаев",
      name: "Нұрбол",
      patronymic: "Асқарұлы",
      birth_date: "1975-03-03",
      sex: "male",
      password: "nurbol-2026",
      shows: "pensionCategory",
    },
    { locale: "kk" },
  ),
  person(
    24,
    {
      surname: "Морозова",
      name: "Ирина",
      patronymic: "Олеговна",
      birth_date: "1970-09-15",
      sex: "female",
      password: "irina-2026",
      shows: "pensionUnknown",
    },
    { locale: "ru" },
  ),
  person(
    25,
    {
      surname: "Нұрланов",
      name: "Бауыржан",
      patronymic: "Әділұлы",
      birth_date: "1968-12-20",
      sex: "male",
      password: "bauyrzhan-2026",
      shows: "pensionSlow",
    },
    { locale: "kk" },
  ),
  person(
    26,
    {
      surname: "Ли",
      name: "Вера",
      patronymic: "Андреевна",
      birth_date: "1971-04-08",
      sex: "female",
      password: "vera-2026",
      shows: "pensionDown",
    },
    { locale: "ru" },
  ),
  person(
    27,
    {
      surname: "Садықова",
      name: "Роза",
      patronymic: "Ермекқызы",
      birth_date: "1970-05-25",
      sex: "female",
      password: "roza-2026",
      shows: "pensionRefused",
    },
    { locale: "kk" },
  ),
];

/** The person with whom a state of the cabinet is seen. @throws where nobody shows it. */
export function personWho(shows: SeededPerson["shows"]): SeededPerson {
  const found = seededPeople.find((one) => one.shows === shows);
  if (!found) throw new Error(`nobody shows ${shows}`);
  return found;
}
