import type { CallName, Input } from "@shanyraq/calls";
import type { BackOffice } from "./back-office.ts";
import type { Signers } from "./signing/signers.ts";

/** A back office in which every built call can be made rightly. */
export interface World {
  readonly office: BackOffice;
  readonly signers: Signers;
  /** Tokens of a buyer, and of an owner of contracts. */
  readonly buyer: string;
  readonly owner: string;
}
/** Who makes a call: a stranger, the customer who buys, the one who has contracts, or one of the insurer's people. */
export type Caller = "stranger" | "buyer" | "owner" | "employee" | "supervisor" | "medic" | "manager";
export type Fixture<N extends CallName> = readonly [Caller, (world: World) => Promise<Input<N>> | Input<N>];
