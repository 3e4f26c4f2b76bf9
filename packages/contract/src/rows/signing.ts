import { get, maxBody, post } from "../call.ts";

const checked = { onFailure: "rethrow" } as const;

export const signing = {
  checkSign: get("/check-sign", checked),
  getDecryption: get("/getDecryption", checked),
  cmsDataInfo: get("/cmsDataInfo", checked),
  egovQrInit: post("/egovQrInit", { ...checked, captcha: true }),
  egovQrSetData: post("/egovQrSetData", { ...checked, maxBody: maxBody.files }),
  egovQrGetData: post("/egovQrGetData", checked),
  egovVerify: post("/egovVerify", { ...checked, maxBody: maxBody.signature }),
  checkSignedByGuid: post("/checkSignedByGuid", checked),
};
