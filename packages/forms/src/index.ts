export * from "./call-back.ts";
export * from "./field.ts";
export { kinds } from "./field-kinds.ts";
export * from "./forgot.ts";
export * from "./form.ts";
export * from "./login.ts";
export * from "./profile.ts";
export * from "./registration.ts";
export * from "./worksheet.ts";
