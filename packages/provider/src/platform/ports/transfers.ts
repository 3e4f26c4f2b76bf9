import type { Tiyn } from "@shanyraq/rules";

/** Money that arrived on the insurer's account. */
export interface Transfer {
  /** The bank's own; a repeated transfer has the same id. */
  readonly id: string;
  readonly amount: Tiyn;
  /** What the payer wrote: the number of the order is looked for in it. */
  readonly purpose: string;
  readonly receivedAt: string;
}

/** The statement of the insurer's account. */
export interface Transfers {
  /** All that arrived at or after a moment. Rejects when the bank does not answer. */
  since(moment: string): Promise<readonly Transfer[]>;
}
