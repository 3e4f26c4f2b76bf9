export * from "./href.ts";
export * from "./match.ts";
export * from "./own-pages.ts";
export * from "./pattern.ts";
export * from "./shell.ts";
export * from "./table.ts";
