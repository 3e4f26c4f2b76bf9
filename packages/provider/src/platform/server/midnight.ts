import { sql, type RawBuilder } from "kysely";
import { TIME_ZONE } from "./moment.ts";

/** The moment at which a day of the insurer's begins, for a query. @param day yyyy-mm-dd. */
export const midnight = (day: string): RawBuilder<string> => sql<string>`${`${day} 00:00:00`}::timestamp AT TIME ZONE ${TIME_ZONE}`;
