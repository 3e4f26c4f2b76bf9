import type { TextId, TextValues } from "@shanyraq/i18n/text";

const MARK = Symbol("refusal");

/** A call that is answered with an error body instead of its output. */
export interface Refusal {
  readonly [MARK]: true;
  readonly status: number;
  readonly id: TextId;
  readonly values: TextValues | undefined;
  /** Text ids by field, or sentences that are in the caller's language already. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly sentences?: boolean;
  /** Seconds until it is worth asking again. */
  readonly retryAfter?: number;
}

export const refuse = (status: number, id: TextId, values?: TextValues): Refusal => ({
  [MARK]: true,
  status,
  id,
  values,
  fields: undefined,
});
export const refuseUntil = (retryAfter: number, id: TextId, values?: TextValues): Refusal => ({ ...refuse(429, id, values), retryAfter });
export const refuseFields = (fields: Readonly<Record<string, string>>): Refusal => ({
  [MARK]: true,
  status: 400,
  id: "error.badInput",
  values: undefined,
  fields,
});
export const refuseInWords = (field: string, sentence: string): Refusal => ({ ...refuseFields({ [field]: sentence }), sentences: true });
export const isRefusal = (value: unknown): value is Refusal => typeof value === "object" && value !== null && MARK in value;

/** Undoes the transaction of a command that refuses. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.id);
    this.name = "Refused";
    this.refusal = refusal;
  }
}
