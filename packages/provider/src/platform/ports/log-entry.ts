/** One line of the log. It never holds a name, a number, a token or a code. */
export interface LogEntry {
  readonly level: "info" | "warn" | "error";
  readonly event: string;
  readonly call?: string;
  readonly status?: number;
  readonly requestId?: string;
  readonly ms?: number;
  readonly reason?: string;
  /** Which background job, and which row of its table by the row's id. */
  readonly job?: string;
  readonly row?: string;
  /** Keyed hashes of the account and the network: the same from line to line, and unreadable. */
  readonly account?: string;
  readonly network?: string;
  /** How many, and how old the oldest of them is. */
  readonly count?: number;
  readonly ageSeconds?: number;
}
