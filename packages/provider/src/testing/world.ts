import type { Built, Input } from "@shanyraq/calls";
import type { BackOffice } from "./back-office.ts";
import type { Signers } from "./signers.ts";

/** A back office in which every built call can be made rightly. */
export interface World {
  readonly office: BackOffice;
  readonly signers: Signers;
  /** Tokens of who buys, of who has contracts, and of the manager. */
  readonly buyer: string;
  readonly owner: string;
}
/** Who makes a call: a stranger, the customer who buys, or the one who has contracts. */
export type Caller = "stranger" | "buyer" | "owner";
export type Fixture<N extends Built> = readonly [Caller, (world: World) => Promise<Input<N>> | Input<N>];
