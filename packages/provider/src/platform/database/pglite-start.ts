import { PGlite } from "@electric-sql/pglite";

/**
 * How an embedded database starts: as PGlite would start it, with an eighth of PostgreSQL's usual buffers. To lay out the usual 128 MB took half of
 * the time of opening, and that much memory in each process; it serves one machine's sandbox, whose rows are few.
 */
export const startParams: string[] = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];
