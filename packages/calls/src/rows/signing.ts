import { get, maxBody, post } from "../call.ts";

const checked = { onFailure: "rethrow" } as const;
/** What lies behind them is for the parties of a document; of a call of anyone the edge lets answers be kept. */
const ofParties = { ...checked, auth: "customer" } as const;

export const signing = {
  checkSign: get("/check-sign", ofParties),
  getDecryption: get("/getDecryption", ofParties),
  cmsDataInfo: get("/cmsDataInfo", ofParties),
  egovQrInit: post("/egovQrInit", { ...checked, captcha: true }),
  egovQrSetData: post("/egovQrSetData", checked),
  egovQrGetData: post("/egovQrGetData", { ...checked, flow: true }),
  sendLaunchLink: post("/user/sendLaunchLink", ofParties),
  egovVerify: post("/egovVerify", { ...ofParties, maxBody: maxBody.signatures }),
  checkSignedByGuid: post("/checkSignedByGuid", checked),
};
