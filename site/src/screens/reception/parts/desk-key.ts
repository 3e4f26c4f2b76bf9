import type { WorkSubject } from "@shanyraq/calls/vocabulary";

const AREA = "employeeReception";

/** Under which the desk of an employee is kept, with the page of what waits that it was read with. */
export const deskKey = (who: string, locale: string, what?: WorkSubject, page = 1) => [AREA, who, locale, what ?? "", page] as const;

/** Whether something is kept of the desk: all of it is read again once anything at it has changed. */
export const isDeskKey = (key: unknown): boolean => Array.isArray(key) && key[0] === AREA;
