import type { Locale, Localised } from "@shanyraq/i18n";

/** The sandbox's own words: it is never part of a production site, so its catalogue stands here and not with the pages'. */
const words = {
  title: { ru: "Песочница", kk: "Құмсалғыш", en: "Sandbox" },
  lead: {
    ru: "Всё, что в жизни делают телефон, банк и почта, здесь делаете вы. Люди и деньги вымышлены.",
    kk: "Өмірде телефон, банк және пошта атқаратынды мұнда сіз жасайсыз. Адамдар мен ақша ойдан шығарылған.",
    en: "What a phone, a bank and a mail service do in life, you do here. People and money are invented.",
  },
  site: { ru: "На сайт", kk: "Сайтқа", en: "To the site" },
  inbox: { ru: "SMS и письма", kk: "SMS және хаттар", en: "SMS and e-mails" },
  inboxEmpty: { ru: "Пока ничего не приходило.", kk: "Әзірге ештеңе келген жоқ.", en: "Nothing has come yet." },
  phone: { ru: "Телефон для оплаты", kk: "Төлемге арналған телефон", en: "Phone for payments" },
  phoneEmpty: {
    ru: "На сайте ещё не показан ни один QR-код.",
    kk: "Сайтта әлі бірде-бір QR-код көрсетілген жоқ.",
    en: "The site has not shown a QR code yet.",
  },
  people: { ru: "Люди", kk: "Адамдар", en: "People" },
  person: { ru: "Кто", kk: "Кім", en: "Who" },
  login: { ru: "ИИН или номер документа", kk: "ЖСН немесе құжат нөмірі", en: "IIN or document number" },
  password: { ru: "Пароль", kk: "Құпиясөз", en: "Password" },
  shows: { ru: "Что показывает", kk: "Нені көрсетеді", en: "Shows" },
  "shows.everyStatus": { ru: "договоры во всех состояниях", kk: "барлық күйдегі шарттар", en: "policies in every state" },
  "shows.nonResident": {
    ru: "нерезидент: вход по номеру документа",
    kk: "бейрезидент: құжат нөмірімен кіреді",
    en: "a non-resident, who signs in by document number",
  },
  "shows.employee": { ru: "сотрудник приёма", kk: "қабылдау қызметкері", en: "an employee of the reception" },
  "shows.manager": {
    ru: "менеджер по пенсионным договорам",
    kk: "зейнетақы шарттары бойынша менеджер",
    en: "a manager of pension policies",
  },
  "shows.minor": { ru: "младше 18 лет", kk: "18 жасқа толмаған", en: "under 18" },
  "shows.overdue": { ru: "просроченные взносы", kk: "мерзімі өткен жарналар", en: "overdue premiums" },
  "shows.nothing": { ru: "ни одного договора", kk: "бірде-бір шарты жоқ", en: "no policy at all" },
  "shows.legalEntity": { ru: "руководитель юридического лица", kk: "заңды тұлға басшысы", en: "the head of a legal entity" },
  scan: { ru: "Навести камеру", kk: "Камераны бағыттау", en: "Point the camera" },
  pay: { ru: "Оплатить", kk: "Төлеу", en: "Pay" },
  decline: { ru: "Отказаться", kk: "Бас тарту", en: "Refuse" },
  expire: { ru: "Дать коду истечь", kk: "Кодтың мерзімін өткізу", en: "Let the code expire" },
  awaiting: { ru: "ждёт телефона", kk: "телефонды күтуде", en: "waits for a phone" },
  scanned: { ru: "отсканирован", kk: "сканерленді", en: "scanned" },
  paid: { ru: "оплачен", kk: "төленді", en: "paid" },
  declined: { ru: "отказано", kk: "бас тартылды", en: "refused" },
  expired: { ru: "истёк", kk: "мерзімі өтті", en: "expired" },
  reset: { ru: "Начать заново", kk: "Қайта бастау", en: "Start over" },
  resetHint: {
    ru: "Стирает договоры, оплаты и письма и снова заводит людей.",
    kk: "Шарттарды, төлемдерді, хаттарды өшіріп, адамдарды қайта енгізеді.",
    en: "Wipes policies, payments and letters and brings the people back.",
  },
} satisfies Record<string, Localised>;

export type Word = keyof typeof words;
export const word = (locale: Locale, id: Word): string => words[id][locale];
