export { boot, type Running } from "./boot/boot.ts";
export { configure, type Configuration } from "./configuration/configuration.ts";
export { createGateway } from "./serving/create-gateway.ts";
export { exportGaps } from "./exporting/export-gaps.ts";
export { recordPublic, type Published } from "./recording/record-public.ts";
export { readStaticFiles } from "./serving/static-files.ts";
export { pooledUpstream } from "./serving/upstream.ts";
