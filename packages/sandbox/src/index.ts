export * from "./create-sandbox.ts";
