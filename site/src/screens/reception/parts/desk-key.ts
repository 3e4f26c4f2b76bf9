import type { WorkSubject } from "@shanyraq/calls/vocabulary";

const AREA = "employeeReception";

/** What is looked for among the cases: all that waits, one kind of it, or the case with a number. */
export interface WorkQuery {
  readonly what?: WorkSubject | undefined;
  readonly page?: number;
  readonly number?: string;
}

/** Under which the desk of an employee is kept, with the page of what waits that it was read with. */
export const deskKey = (who: string, locale: string, { what, page = 1, number = "" }: WorkQuery = {}) =>
  [AREA, who, locale, what ?? "", page, number] as const;

/** Whether something is kept of the desk: all of it is read again once anything at it has changed. */
export const isDeskKey = (key: unknown): boolean => Array.isArray(key) && key[0] === AREA;
