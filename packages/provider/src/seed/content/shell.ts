import { brand } from "@shanyraq/brand";
import type { Three } from "../in-languages.ts";

export interface MenuSeed {
  readonly name: Three;
  readonly url: string;
  readonly items?: readonly MenuSeed[];
}

export const mainMenu: readonly MenuSeed[] = [
  {
    name: ["Продукты", "Өнімдер", "Products"],
    url: "/products",
    items: [
      {
        name: ["Накопление", "Жинақ", "Savings"],
        url: "/products",
        items: [
          { name: ["Сенім", "Сенім", "Senim"], url: "/products/senim" },
          { name: ["Образование", "Білім", "Education"], url: "/products/education" },
          { name: ["Аннуитет выплат", "Төлем аннуитеті", "Payout annuity"], url: "/products/payout-annuity" },
        ],
      },
      {
        name: ["Защита", "Қорғау", "Protection"],
        url: "/products",
        items: [
          { name: ["Жизнь на срок", "Мерзімді өмірді сақтандыру", "Term life"], url: "/products/term-life" },
          { name: ["Заёмщик", "Қарыз алушы", "Credit life"], url: "/products/credit-life" },
          { name: ["Несчастный случай", "Жазатайым оқиға", "Accident"], url: "/products/accident" },
          { name: ["Критические заболевания", "Ауыр дерттер", "Critical illness"], url: "/products/critical-illness" },
        ],
      },
      {
        name: ["Пенсия", "Зейнетақы", "Pension"],
        url: "/products",
        items: [{ name: ["Пенсионный аннуитет", "Зейнетақы аннуитеті", "Pension annuity"], url: "/products/pension-annuity" }],
      },
      {
        name: ["Бизнесу", "Бизнеске", "For business"],
        url: "/products",
        items: [
          { name: ["Работники (ОСНС)", "Жұмыскерлер (ОСНС)", "Workers"], url: "/products/employer-osns" },
          { name: ["Иностранные работники", "Шетелдік жұмыскерлер", "Foreign workers"], url: "/products/migrant-vms" },
        ],
      },
    ],
  },
  {
    name: ["Клиентам", "Клиенттерге", "For customers"],
    url: "/how-to-claim",
    items: [
      { name: ["Страховой случай", "Сақтандыру жағдайы", "Making a claim"], url: "/how-to-claim" },
      { name: ["Способы оплаты", "Төлем тәсілдері", "Ways to pay"], url: "/payment-methods" },
      { name: ["Правила страхования", "Сақтандыру қағидалары", "Insurance rules"], url: "/rules" },
      { name: ["Налоговый вычет", "Салық шегерімі", "Tax deduction"], url: "/tax-deduction" },
    ],
  },
  { name: ["Новости", "Жаңалықтар", "News"], url: "/news" },
  { name: ["О компании", "Компания туралы", "About us"], url: "/about" },
];

export const footerMenu: readonly MenuSeed[] = [
  { name: ["Продукты", "Өнімдер", "Products"], url: "/products" },
  { name: ["Новости", "Жаңалықтар", "News"], url: "/news" },
  { name: ["Лицензия", "Лицензия", "Licence"], url: "/licence" },
  { name: ["Персональные данные", "Дербес деректер", "Personal data"], url: "/privacy" },
  { name: ["Условия пользования", "Пайдалану шарттары", "Terms of use"], url: "/terms-of-use" },
  { name: ["Написать нам", "Бізге жазу", "Write to us"], url: `mailto:${brand.company.email}` },
];

export const menuNames: readonly Three[] = [
  ["Главное меню", "Негізгі мәзір", "Main menu"],
  ["Нижнее меню", "Төменгі мәзір", "Footer menu"],
];

const three = ({ ru, kk, en }: { readonly ru: string; readonly kk: string; readonly en: string }): Three => [ru, kk, en];

export const { socials } = brand;

const { legalName, address, licence, bin, phone, shortPhone, messenger, demo, founded } = brand.company;
export const company = {
  facts: { bin, phone, short_phone: shortPhone, messenger, demo, founded },
  texts: { name: three(brand.name), legal_name: three(legalName), address: three(address), licence: three(licence) },
};

export const sisterSites = brand.sisterSites.map(({ id, name, url }) => ({ id, name: three(name), url }));

export const sliders = [
  {
    slug: "senim",
    url: "/products/senim/calculate",
    title: ["Накопить и быть под защитой", "Жинай жүріп қорғауда болу", "Save and be protected"] as Three,
    text: [
      "Сумма, которую вы получите, известна в день, когда вы начали.",
      "Алатын сомаңыз бастаған күні-ақ белгілі.",
      "The sum you will receive is known on the day you begin.",
    ] as Three,
    action: ["Рассчитать", "Есептеу", "Work it out"] as Three,
  },
  {
    slug: "term-life",
    url: "/products/term-life/calculate",
    title: ["Пока растут дети", "Балалар өскенше", "While the children grow"] as Three,
    text: [
      "Большая защита за небольшой взнос — без визита в офис.",
      "Шағын жарнаға үлкен қорғау, кеңсеге бармай-ақ.",
      "Large cover for a small premium, with no visit to an office.",
    ] as Three,
    action: ["Узнать цену", "Бағасын білу", "See the price"] as Three,
  },
  {
    slug: "claims",
    url: "/how-to-claim",
    title: ["Случилась беда?", "Басыңызға іс түсті ме?", "Has something happened?"] as Three,
    text: [
      "Позвоните: один сотрудник поможет от звонка до выплаты.",
      "Қоңырау шалыңыз: бір қызметкер төлемге дейін қасыңызда болады.",
      "Call us: one person will help you from the call to the payment.",
    ] as Three,
    action: ["Что делать", "Не істеу керек", "What to do"] as Three,
  },
] as const;
