import type { ColumnType } from "kysely";

/** Written as JSON text, because one of the drivers would make an array of PostgreSQL of a list. */
export type Json<T> = ColumnType<T, string, string>;
