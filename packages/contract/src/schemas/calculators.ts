import { array, lazy, mixed, number, string } from "yup";
import { frequencies } from "../vocabulary.ts";
import { amount, flag, id, isoDate, listOf, open, scheduleBlock, shape, slug, text } from "./shape.ts";

/** One element of a calculator form that the server describes. */
export interface FormElement {
  readonly name: string;
  readonly format: "number" | "select" | "date" | "flag";
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** Names for the values of `limit.selectValues`, pairwise. */
  readonly description: { readonly selectDescriptions?: readonly string[] };
  readonly limit: {
    readonly selectValues?: readonly string[];
    readonly min?: string;
    readonly max?: string;
    readonly step?: string;
    /** Values many people choose, offered as chips. */
    readonly common?: readonly string[];
  };
  readonly unit?: "tenge" | "years";
}

const element = lazy(() => mixed<FormElement>().required());

/** What every priced product asks; what a product does not know it ignores. Numbers travel as text, as typed. */
export const calculation = {
  product: slug().required("error.required"),
  sex: string().oneOf(["male", "female"], "error.badValue").required("error.required"),
  birthDate: isoDate().required("error.required"),
  startDate: isoDate(),
  term: string()
    .matches(/^\d{1,3}$/, "error.badValue")
    .required("error.required"),
  frequency: string().oneOf(frequencies, "error.badValue").required("error.required"),
  /** Which of the two amounts was typed: the other is computed. */
  by: string().oneOf(["sumAssured", "premium"], "error.badValue"),
  sumAssured: amount(),
  premium: amount(),
};

const result = {
  success: flag().required(),
  error: text(),
  /** The nearest value the tariff takes, where one input stands outside its limits. */
  limit: shape({ field: text().required(), value: text().required() }).default(undefined).optional(),
  item: shape({
    product: text().required(),
    tariff: text().required(),
    calculatedOn: isoDate().required(),
    startDate: isoDate().required(),
    endDate: isoDate().required(),
    age: number().required(),
    term: number().required(),
    frequency: string().oneOf(frequencies).required(),
    sumAssured: amount().required(),
    instalment: amount().required(),
    instalments: number().required(),
    annualPremium: amount().required(),
    totalPremium: amount().required(),
    /** Paid out for certain at the end; "0.00" for protection without savings. */
    guaranteed: amount().required(),
    /** The instalment under each frequency the tariff offers for the same sum. */
    frequencies: listOf({
      frequency: string().oneOf(frequencies).required(),
      instalment: amount().required(),
      available: flag().required(),
    }),
  })
    .default(undefined)
    .optional(),
  ScheduleBlock: scheduleBlock().default(undefined).optional(),
};

const saved = shape({
  success: flag().required(),
  error: text(),
  data: shape(calculation).default(undefined).optional(),
  savedOn: isoDate(),
  result: shape(result).default(undefined).optional(),
});

export const calculators = {
  getProductForm: { input: shape({ id: id().required() }), output: shape({ product: text(), elements: array().of(element) }) },
  getCalcData: { input: shape({ hash: id().required("error.required") }), output: saved },
  getSenimData: { input: shape({ hash: id().required("error.required") }), output: saved },
  statGov: { input: open, output: open },
  getOKEDList: { input: open, output: open },
  productMenusProduct: {
    input: shape({ ids: array(id().required()).max(50, "error.badValue").required("error.required") }),
    output: shape({ data: listOf({ id: id().required(), slug: slug().required(), name: text().required() }) }),
  },
  getCalc: { input: shape(calculation), output: shape(result) },
  getSenimCalc: { input: shape(calculation), output: shape(result) },
  setCalcHashData: { input: shape(calculation), output: shape({ success: flag().required(), error: text(), hash: text() }) },
  getCalcDataByGuid: { input: shape({ GUID: id().required("error.required") }), output: saved },
  getCalcVms: { input: open, output: shape(result) },
};
