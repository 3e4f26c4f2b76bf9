import { get, post } from "../call.ts";

export const calculators = {
  getProductForm: get("/getProductForm/{id}", { onFailure: "emptyObject" }),
  getCalcData: get("/getCalc/data"),
  getSenimData: get("/getSenim/data"),
  statGov: get("/statGov"),
  getOKEDList: get("/getOKEDList"),
  productMenusProduct: post("/product_menus_product"),
  getCalc: post("/getCalc", { onFailure: "successFalse" }),
  getSenimCalc: post("/getSenimCalc"),
  setCalcHashData: post("/setCalcHashData"),
  getCalcDataByGuid: post("/getCalcDataByGuid"),
  getCalcVms: post("/getCalcVms", { onFailure: "rethrow" }),
  sendLinkMail: post("/sendLinkMail", { captcha: true }),
  sendLink: post("/sendLink", { captcha: true }),
  sendMessageWA: post("/sendMessageWA", { captcha: true }),
};
