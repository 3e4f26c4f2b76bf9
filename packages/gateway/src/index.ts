export { boot, type Running } from "./boot/boot.ts";
export { configure, type Configuration } from "./configuration.ts";
export { createGateway } from "./create-gateway.ts";
export { exportGaps } from "./exporting/export-gaps.ts";
export { recordPublic, type Published } from "./recording/record-public.ts";
export { readStaticFiles } from "./static-files.ts";
export { pooledUpstream } from "./upstream.ts";
