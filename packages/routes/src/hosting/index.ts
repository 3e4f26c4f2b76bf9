export * from "./chosen-home.ts";
export * from "./files.ts";
export * from "./lead.ts";
export * from "./pages-of-export.ts";
export * from "./protective-headers.ts";
export * from "./rules.ts";
export * from "./spelled-locale.ts";
