/** What one request may take, and what stops it. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Five minutes by default: a person has to find a token and type a password. */
  readonly timeLimit?: number;
}
