import type { CallName } from "./rows.ts";

/**
 * Calls of the specification that no page of ours makes, and who makes each: the document of the calls says it, and a test holds this table
 * against the sources. It stands apart from the rows, which every page loads.
 */
export const calledElsewhere: Readonly<Partial<Record<CallName, string>>> = {
  smsCheckRegister:
    "A client that proves the phone before its form. The site asks for the code after the form, by smsCheckRegisterStepTwo.",
  registerStepThree: "The same client, as its last step. The site's registration ends with the code.",
  registerNonResident: "A client with a form of its own for non-residents. The site ends both registrations by the same calls.",
  createApplication: "A partner's channel (an agent's or a bank's system), which applies for any line by it. The site sends /worksheet.",
  productMenus: "A mobile application's menu of products. The site makes its menu of /products, which it has already.",
  productMenusProduct: "The same application, for the products of its menu's entries.",
  productById: "A partner who keeps the id of a product. The site names products by slug.",
  getProduct: "The same partner, by the address that older clients know.",
  insuranceFiles: "A regulator's or a partner's system, which collects forms as a list. The site shows each file with its product.",
  getContractInfo:
    "A partner's page about a product: what of its contracts can be changed. The cabinet asks calcChange about the contract itself.",
  getApprovalSheetValid:
    "A manager's or a partner's system, which asks this one thing. The site is told it with the case, by getClientPensInf.",
  sendSms: "A client that shows whose phone it is before it says what for. The site's forms each send the code of their own call.",
  checkSign: "A party's own system, which asks for the verdict alone. The page of a signed contract is told it by checkSignedByGuid.",
};
