import type { SealingKeys } from "../platform/sealing/sealed-bytes.ts";

/** Keys of the files of every test's office. */
export const FILES_KEYS: SealingKeys = [{ kid: "tests", secret: new Uint8Array(32).fill(7) }];
