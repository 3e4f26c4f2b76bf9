import type { Frequency } from "@shanyraq/calls/vocabulary";
import type { Three } from "./in-languages.ts";

export interface ProductSeed {
  readonly slug: string;
  /** Which emblem the product wears. */
  readonly kind: "senim" | "term" | "education" | "pension" | "accident" | "employer" | "migrant" | "credit";
  readonly calculator?: true;
  readonly main?: true;
  /** An instalment somebody can really begin with, in tenge: a test holds it against the calculator. */
  readonly from?: string;
  /** How often that instalment is paid. */
  readonly paid?: Frequency;
  readonly name: Three;
  readonly description: Three;
  readonly text: Three;
  readonly audience: Three;
  readonly facts: readonly { readonly term: Three; readonly value: Three }[];
  readonly covers: readonly Three[];
  readonly exclusions: readonly Three[];
  readonly steps: readonly { readonly name: Three; readonly text: Three }[];
  readonly questions: readonly { readonly question: Three; readonly answer: Three }[];
}

export const audiences = {
  family: ["Для себя и семьи", "Өзіме және отбасыма", "For me and my family"],
  child: ["Для ребёнка", "Балам үшін", "For a child"],
  pension: ["Для пенсии", "Зейнетке", "For retirement"],
  employer: ["Для работодателя", "Жұмыс берушіге", "For an employer"],
  foreigner: ["Для иностранца", "Шетел азаматына", "For a foreigner"],
} as const satisfies Record<string, Three>;

export const intentAndCrime: Three = [
  "Умышленные действия застрахованного или выгодоприобретателя и преступления",
  "Сақтандырылушының не пайда алушының қасақана әрекеті және қылмыс",
  "Deliberate acts of the person insured or a beneficiary, and crime",
];
export const warAndRadiation: Three = [
  "Война, беспорядки, радиация",
  "Соғыс, жаппай тәртіпсіздік, радиация",
  "War, civil unrest, radiation",
];
export const knownIllness: Three = [
  "Болезни, о которых застрахованный знал и не сообщил",
  "Сақтандырылушы біле тұра айтпаған аурулар",
  "Illnesses the person insured knew of and did not declare",
];

/** What an employer does: the contract is signed with a key of the company. */
export const byEmployer: ProductSeed["steps"] = [
  {
    name: ["Рассчитайте премию", "Сыйлықақыны есептеңіз", "Calculate the premium"],
    text: [
      "Введите БИН и данные о работниках — цена появится сразу.",
      "БСН мен жұмыскерлер туралы деректерді енгізсеңіз, бағасы бірден шығады.",
      "Enter the BIN and the details of your workers: the price appears at once.",
    ],
  },
  {
    name: ["Заполните заявку", "Өтінімді толтырыңыз", "Fill in the application"],
    text: [
      "Понадобятся данные организации и её счёт; подтвердите заявку кодом из SMS.",
      "Ұйымның деректері мен шоты керек болады; өтінімді SMS кодымен растаңыз.",
      "You need the details of the organisation and its account; confirm the application with an SMS code.",
    ],
  },
  {
    name: ["Оплатите", "Төлеңіз", "Pay"],
    text: [
      "По QR-коду или по счёту, который оплатит бухгалтер.",
      "QR-код арқылы немесе бухгалтер төлейтін шот бойынша.",
      "By QR code, or by an invoice for your accountant.",
    ],
  },
  {
    name: ["Подпишите договор", "Шартқа қол қойыңыз", "Sign the policy"],
    text: [
      "Руководитель подписывает его на сайте ключом ЭЦП организации.",
      "Басшы оған сайтта ұйымның ЭЦҚ кілтімен қол қояды.",
      "The head of the organisation signs it on the site with the organisation’s digital signature.",
    ],
  },
];
/** How a pension annuity is made: nothing is transferred before the contract is signed. */
export const byPensioner: ProductSeed["steps"] = [
  {
    name: ["Рассчитайте выплату", "Төлемді есептеңіз", "Calculate your pension"],
    text: [
      "Калькулятор покажет выплату и хватает ли накоплений.",
      "Калькулятор төлем мөлшерін және жинағыңыздың жететін-жетпейтінін көрсетеді.",
      "The calculator shows the payment and whether your savings are enough.",
    ],
  },
  {
    name: ["Укажите накопления", "Жинақты көрсетіңіз", "Enter your savings"],
    text: [
      "С вашего согласия спросим фонд, или приложите его выписку сами.",
      "Келісім берсеңіз, қордан өзіміз сұратамыз, немесе үзінді көшірмесін өзіңіз тіркейсіз.",
      "With your consent we ask the fund, or you attach its statement yourself.",
    ],
  },
  {
    name: ["Согласуйте условия", "Талаптарды келісіңіз", "Have the terms approved"],
    text: [
      "Мы сверим документы и закрепим цену в листе согласования.",
      "Құжаттарды тексеріп, бағаны келісу парағында бекітеміз.",
      "We check the documents and fix the price in an approval sheet.",
    ],
  },
  {
    name: ["Подпишите договор", "Шартқа қол қойыңыз", "Sign the contract"],
    text: [
      "Подтвердите заявление кодом и подпишите договор ключом ЭЦП. После этого фонд переводит накопления.",
      "Өтінішті кодпен растап, шартқа ЭЦҚ кілтімен қол қойыңыз. Содан кейін қор жинақты аударады.",
      "Confirm the application with a code and sign the contract with your digital signature. Then the fund transfers the savings.",
    ],
  },
];
export const online: ProductSeed["steps"] = [
  {
    name: ["Рассчитайте взнос", "Жарнаны есептеңіз", "Calculate your premium"],
    text: [
      "Укажите возраст, срок и сумму — цена появится сразу.",
      "Жасыңызды, мерзім мен соманы көрсетсеңіз, бағасы бірден шығады.",
      "Enter your age, the term and the sum assured: the price appears at once.",
    ],
  },
  {
    name: ["Заполните анкету", "Сауалнаманы толтырыңыз", "Fill in the application"],
    text: [
      "Пять минут: документ, здоровье, выгодоприобретатели.",
      "Бес минут: құжат, денсаулық, пайда алушылар.",
      "Five minutes: your document, your health, the beneficiaries.",
    ],
  },
  {
    name: ["Подтвердите кодом", "Кодпен растаңыз", "Confirm with a code"],
    text: [
      "Код придёт в SMS на номер из личного кабинета.",
      "Код жеке кабинеттегі нөмірге SMS-пен келеді.",
      "It comes by SMS to the number in your account.",
    ],
  },
  {
    name: ["Оплатите по QR", "QR арқылы төлеңіз", "Pay by QR"],
    text: [
      "Полис появится в кабинете сразу после оплаты.",
      "Төлем өткен бойда полис кабинетте пайда болады.",
      "The policy is in your account as soon as you have paid.",
    ],
  },
];
