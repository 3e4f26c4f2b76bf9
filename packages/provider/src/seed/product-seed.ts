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
  "Deliberate acts of the insured or a beneficiary, and crime",
];
export const warAndRadiation: Three = [
  "Война, беспорядки, радиация",
  "Соғыс, жаппай тәртіпсіздік, радиация",
  "War, civil unrest, radiation",
];
export const knownIllness: Three = [
  "Болезни, о которых застрахованный знал и не сообщил",
  "Сақтандырылушы біле тұра айтпаған аурулар",
  "Illnesses the insured knew of and did not declare",
];

export const byPhone: ProductSeed["steps"] = [
  {
    name: ["Оставьте номер", "Нөміріңізді қалдырыңыз", "Leave your number"],
    text: [
      "Позвоните нам или попросите перезвонить: объясним условия и посчитаем взнос.",
      "Бізге қоңырау шалыңыз не қайта қоңырау шалуды сұраңыз: шарттарын түсіндіріп, жарнасын есептеп береміз.",
      "Call us or ask for a call back: we will explain the terms and work out the premium.",
    ],
  },
  {
    name: ["Соберите документы", "Құжаттарды дайындаңыз", "Gather the documents"],
    text: [
      "Пришлём короткий список — обычно хватает удостоверения личности.",
      "Қысқа тізім жібереміз, әдетте жеке куәлік жеткілікті.",
      "We will send a short list; an identity card is usually enough.",
    ],
  },
  {
    name: ["Подпишите договор", "Шартқа қол қойыңыз", "Sign the contract"],
    text: [
      "В офисе или электронной подписью, не выходя из дома.",
      "Кеңседе немесе үйден шықпай-ақ электрондық қолтаңбамен.",
      "At our office, or from home with an electronic signature.",
    ],
  },
];
export const online: ProductSeed["steps"] = [
  {
    name: ["Рассчитайте взнос", "Жарнаны есептеңіз", "Work out the premium"],
    text: [
      "Укажите возраст, срок и сумму — цена появится сразу.",
      "Жасыңызды, мерзімі мен соманы көрсетсеңіз, бағасы бірден шығады.",
      "Give your age, the term and the sum: the price appears at once.",
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
      "Төлем өткен бойда полис кабинетте тұрады.",
      "The policy is in your account as soon as you have paid.",
    ],
  },
];
