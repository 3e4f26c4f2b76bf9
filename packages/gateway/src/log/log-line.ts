export const levels = ["info", "warn", "error"] as const;
export type Level = (typeof levels)[number];

/** A line of the log. Its fields are names of calls and routes, codes and states; never a name, a number, a token or a code of a person. */
export interface LogLine {
  readonly level?: Level;
  readonly event: string;
}
