export * from "./ncalayer/client.ts";
export type { NcaLayerAnswer } from "./ncalayer/connection.ts";
export { ncaLayerSentence, type NcaLayerFailure, type NcaLayerFailureCode } from "./ncalayer/failure.ts";
export * from "./ncalayer/key-filters.ts";
export type { KeyInfo, KeyType, NcaLayerOperations, SignArguments } from "./ncalayer/operations.ts";
export * from "./ncalayer/ports.ts";
export * from "./ncalayer/presets.ts";
export * from "./ncalayer/storages.ts";
export type { RequestOptions } from "./ncalayer/request-options.ts";
