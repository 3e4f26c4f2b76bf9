/** A request to the thread that PGlite runs in. Functions cannot be sent: parsers are applied in the thread. */
export type Act =
  | { readonly do: "query"; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly do: "begin" | "commit" | "rollback" | "dump" | "close" };
export interface Request {
  readonly id: number;
  readonly act: Act;
}

export interface DatabaseMessage {
  readonly name: string;
  readonly message: string;
  /** PostgreSQL's fields of it: SQLSTATE, constraint, and more. */
  readonly fields: Readonly<Record<string, string>>;
}
/** The reply to request 0, which is never sent, says whether the database was opened. */
export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly error: DatabaseMessage };

const FIELDS = ["code", "severity", "detail", "hint", "schema", "table", "column", "constraint"] as const;

/** An error as plain data: the errors that threads copy would lose the fields of the database. */
export function messageOf(error: unknown): DatabaseMessage {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), fields: {} };
  const given: Readonly<Record<string, unknown>> = { ...error };
  const fields = FIELDS.flatMap((field) => (typeof given[field] === "string" ? [[field, given[field]] as const] : []));
  return { name: error.name, message: error.message, fields: Object.fromEntries(fields) };
}

export const errorFrom = ({ name, message, fields }: DatabaseMessage): Error => Object.assign(new Error(message), { name }, fields);
