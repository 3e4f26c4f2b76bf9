import { sql, type RawBuilder } from "kysely";
import { moment } from "../server/moment.ts";
import type { JobName } from "./job-name.ts";

/** For a query that takes so many rows at a time: waiting rows with which the job failed are left out. @param key the row's key, as text. */
export const isNotSetAside = (job: JobName, key: RawBuilder<string>, now: number): RawBuilder<boolean> => sql<boolean>`NOT EXISTS (
  SELECT 1 FROM job_failure WHERE job = ${job} AND row_key = ${key} AND (next_at IS NULL OR next_at > ${moment(now)}))`;
