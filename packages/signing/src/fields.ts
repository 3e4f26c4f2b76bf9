/** What arrived as JSON, by name. */
export type Fields = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
