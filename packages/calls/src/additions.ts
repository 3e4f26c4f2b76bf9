import type { CallName } from "./rows.ts";

/** Calls of an area that the specification's catalogue (catalogue.json) does not have: what this product adds to it, each by its name. */
export const additions: readonly CallName[] = [];
