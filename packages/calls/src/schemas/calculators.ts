import { array, number, string } from "yup";
import { priceCalls } from "../price-call.ts";
import { calculation, calculationResult as result } from "../shapes/calculation.ts";
import { formElement } from "../shapes/form-element.ts";
import { juridical } from "../shapes/juridical.ts";
import { amount, flag, id, listOf, outcome, shape, slug, text, answer } from "../shapes/shape.ts";
import { bin, isoDate, email, mobilePhone } from "../validators.ts";

const saved = shape({
  success: flag().required(),
  error: text(),
  data: shape(calculation).default(undefined).optional(),
  savedOn: isoDate(),
  result: shape(result).default(undefined).optional(),
});

/** Where the link of a calculation goes. */
const linkToPhone = shape({ hash: id().required("error.required"), phone: mobilePhone().required("error.required"), captcha: text() });

export const calculators = {
  getProductForm: {
    input: shape({ id: id().required() }),
    /** `call` prices what the form asks; without it the row of the line decides (`priceCallOf`). */
    output: shape({ product: text(), elements: array().of(formElement), call: string().oneOf(priceCalls) }),
  },
  getCalcData: { input: shape({ hash: id().required("error.required") }), output: saved },
  getSenimData: { input: shape({ hash: id().required("error.required") }), output: saved },
  statGov: { input: shape({ bin: bin().required("error.required") }), output: shape({ ...outcome, item: juridical() }) },
  getOKEDList: {
    input: shape({ search: text() }),
    output: shape({
      list: listOf({ code: text().required(), name: text().required(), riskClass: number().required(), rate: amount().required() }),
    }),
  },
  productMenusProduct: {
    input: shape({ ids: array(id().required()).max(50, "error.badValue").required("error.required") }),
    output: shape({ data: listOf({ id: id().required(), slug: slug().required(), name: text().required() }) }),
  },
  getCalc: { input: shape(calculation), output: shape(result) },
  getSenimCalc: { input: shape(calculation), output: shape(result) },
  setCalcHashData: { input: shape(calculation), output: shape({ success: flag().required(), error: text(), hash: text() }) },
  getCalcDataByGuid: { input: shape({ GUID: id().required("error.required") }), output: saved },
  getCalcVms: { input: shape(calculation), output: shape(result) },
  sendLinkMail: {
    input: shape({ hash: id().required("error.required"), email: email(text().required("error.required")), captcha: text() }),
    output: answer,
  },
  sendLink: { input: linkToPhone, output: answer },
  sendMessageWA: { input: linkToPhone, output: answer },
};
