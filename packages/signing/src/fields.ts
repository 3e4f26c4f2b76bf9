/** What arrived as JSON, by name. */
export type JsonFields = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is JsonFields => typeof value === "object" && value !== null && !Array.isArray(value);
