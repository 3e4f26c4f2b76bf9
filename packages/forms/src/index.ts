export * from "./call-back.ts";
export * from "./field.ts";
export { kinds } from "./field-kinds.ts";
export * from "./form.ts";
export * from "./login.ts";
export * from "./worksheet.ts";
