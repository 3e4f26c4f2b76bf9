import {
  calculatorInitial,
  type Buying,
  type Calculation,
  type CalculatorState,
  type Panel,
  type Quote,
  type Schedule,
  type ShareState,
  type Variant,
} from "@shanyraq/flows";
import type { Elements } from "@shanyraq/ui/calculators/elements.ts";
import type { StatesOf } from "./states-of.ts";

export const calculation: Calculation = {
  product: "senim",
  sex: "male",
  birthDate: "1995-07-19",
  term: "10",
  frequency: "monthly",
  by: "sumAssured",
  sumAssured: "5000000",
};

/** The form of a calculator as the server describes it: one element of every format. */
export const elements: Elements = [
  {
    name: "sex",
    format: "select",
    label: "Пол",
    value: "male",
    description: { selectDescriptions: ["Мужчина", "Женщина"] },
    limit: { selectValues: ["male", "female"] },
  },
  { name: "birthDate", format: "date", label: "Дата рождения", value: "1995-07-19", description: {}, limit: {} },
  {
    name: "term",
    format: "number",
    label: "Срок договора",
    value: "10",
    description: {},
    limit: { min: "3", max: "20", step: "1", common: ["5", "10", "20"] },
    unit: "years",
  },
  {
    name: "frequency",
    format: "select",
    label: "Как часто платить",
    value: "monthly",
    description: { selectDescriptions: ["Один раз", "Раз в год", "Раз в полгода", "Раз в квартал", "Раз в месяц"] },
    limit: { selectValues: ["single", "annual", "semiannual", "quarterly", "monthly"] },
  },
  {
    name: "sumAssured",
    format: "number",
    label: "Страховая сумма",
    hint: "Её вы получите в конце срока, а если случится непоправимое — близкие сразу",
    value: "5000000",
    description: {},
    limit: { min: "500000", max: "100000000", step: "100000", common: ["1000000", "5000000"] },
    unit: "tenge",
  },
  {
    name: "riders",
    format: "choices",
    label: "Дополнительная защита",
    value: "",
    description: { selectDescriptions: ["Смерть от несчастного случая", "Травмы", "Критические заболевания"] },
    limit: { selectValues: ["accidentalDeath", "trauma", "criticalIllness"] },
  },
];

/** The list of an employer's activities: rows of the same elements, one of them a classifier. */
export const activitiesElement: Elements[number] = {
  name: "activities",
  format: "rows",
  label: "Виды деятельности",
  value: "",
  description: {},
  limit: { min: "1", max: "3" },
  elements: [
    { name: "oked", format: "classifier", label: "ОКЭД", value: "", description: {}, limit: {} },
    {
      name: "headcount",
      format: "number",
      label: "Работников",
      value: "10",
      description: {},
      limit: { min: "1", max: "500" },
      unit: "people",
    },
  ],
};

export const quote: Quote = {
  product: "senim",
  application: "online",
  tariff: "2026-1",
  calculatedOn: "2026-11-21",
  startDate: "2026-11-26",
  endDate: "2036-11-26",
  age: 31,
  term: 10,
  frequency: "monthly",
  sumAssured: "5000000.00",
  instalment: "35073.00",
  instalments: 120,
  annualPremium: "420876.00",
  totalPremium: "4208760.00",
  guaranteed: "5000000.00",
  frequencies: [
    { frequency: "single", instalment: "3401220.00", available: true },
    { frequency: "monthly", instalment: "35073.00", available: true },
    { frequency: "quarterly", instalment: "104890.00", available: false },
  ],
  riders: [
    { rider: "accidentalDeath", name: "Смерть от несчастного случая", instalment: "700.00", chosen: false },
    { rider: "trauma", name: "Травмы", instalment: "2100.00", chosen: true },
  ],
  facts: [],
};

/** A result whose first figure is what is paid out, not what is paid in. */
export const pensionQuote: Quote = {
  ...quote,
  product: "pension-annuity",
  frequency: "single",
  instalment: "12000000.00",
  instalments: 1,
  sumAssured: "0.00",
  guaranteed: "0.00",
  frequencies: [],
  riders: [],
  headline: { name: "Первая выплата", amount: "58240.00", period: "в месяц" },
  facts: [
    { name: "Наименьшая премия", value: "9876543.00", unit: "tenge" },
    { name: "Выплаты начнутся", value: "в 55 лет" },
  ],
};

export const variants: readonly Variant[] = [
  { id: 1, inputs: calculation, quote },
  {
    id: 2,
    inputs: { ...calculation, term: "20" },
    quote: { ...quote, term: 20, instalment: "15120.00", totalPremium: "3628800.00", instalments: 240 },
  },
  {
    id: 3,
    inputs: { ...calculation, frequency: "annual" },
    quote: { ...quote, frequency: "annual", instalment: "400834.00", instalments: 10 },
  },
];

/** Sharing in each of its states. */
export const shareStates: StatesOf<ShareState> = {
  idle: { at: "idle" },
  saving: { at: "saving", towards: "copy" },
  copying: { at: "copying", hash: "4f1c" },
  shown: { at: "shown", hash: "4f1c" },
  copied: { at: "copied", hash: "h" },
  addressing: { at: "addressing", hash: "h", way: "mail" },
  sending: { at: "sending", hash: "h", way: "whatsapp" },
  sent: { at: "sent", hash: "h", way: "sms" },
  failed: { at: "failed", problem: { kind: "offline" } },
};

export const schedule: Schedule = {
  columns: { year: "Год", premiumPaid: "Внесено, ₸", reserve: "Накоплено, ₸", surrender: "Выкупная сумма, ₸" },
  rows: Array.from({ length: 10 }, (_, index) => ({
    year: index + 1,
    premiumPaid: (index + 1) * 420_876,
    reserve: (index + 1) * 440_000,
    surrender: index === 0 ? 0 : (index + 1) * 400_000,
  })),
};

const shown = { quote, schedule };
const initial = calculatorInitial(calculation);

/** The result panel in each of its states. */
export const panels: StatesOf<Panel> = {
  empty: { at: "empty" },
  computing: { at: "computing", last: shown },
  shown: { at: "shown", shown: { ...shown, before: "33800.00" } },
  refused: {
    at: "refused",
    error: "Страховая сумма — от 500 000 до 10 000 000 000 ₸, в целых тенге.",
    limit: { field: "sumAssured", value: "500000" },
    last: shown,
  },
  failed: { at: "failed", problem: { kind: "service", requestId: "01JD9Z7K2M" }, last: shown },
};

/** The purchase of what is shown in each of its states. */
export const buyings: StatesOf<Buying> = {
  no: { at: "no" },
  saving: { at: "saving" },
  login: { at: "login", hash: "h" },
  gone: { at: "gone" },
  notOwn: { at: "notOwn" },
  askingOwner: { at: "askingOwner", saving: false },
  failed: { at: "failed", problem: { kind: "offline" } },
};

export const withPanel = (panel: Panel): CalculatorState => ({ ...initial, panel });
export const withBuying = (buying: Buying): CalculatorState => ({ ...initial, panel: panels.shown, buying });
