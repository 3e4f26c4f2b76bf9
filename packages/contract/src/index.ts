export * from "./call.ts";
export * from "./document-address.ts";
export * from "./file-headers.ts";
export * from "./match.ts";
export * from "./not-built.ts";
export * from "./picture-address.ts";
export * from "./rows.ts";
export type * from "./schemas.ts";
export * from "./status.ts";
