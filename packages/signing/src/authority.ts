export * from "./authority/issue-certificate.ts";
export * from "./authority/sign-cms.ts";
export * from "./authority/signing-key.ts";
export * from "./authority/test-authority.ts";
export * from "./authority/write-revocations.ts";
export * from "./authority/write-timestamp.ts";
export { generateGostKey, gostKeyOf, type GostKey, type Random } from "./crypto/gost.ts";
