import { callNames, calls, type CallName, type Input, type Output } from "@shanyraq/calls";
import { applyPolicy, type CallReply } from "./policy.ts";
import { createSend, type CallOptions, type ClientPorts } from "./send.ts";
import type { CallFailure, Outcome } from "./failure.ts";

type Args<I> = Record<never, never> extends I ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions];

/** Every call as a method; what a failure leaves of it follows the row's policy. */
export type Client = { readonly [N in CallName]: (...args: Args<Input<N>>) => Promise<CallReply<N>> };

/** One call whose failure is returned instead of swallowed: what flows use to end in a recoverable state. */
export type Attempt = <N extends CallName>(name: N, input: Input<N>, options?: CallOptions) => Promise<Outcome<Output<N>, N>>;

export interface ClientOptions extends ClientPorts {
  readonly side: "browser" | "server";
  /** Every failure passes here once, whatever the policy makes of it. */
  readonly report: (failure: CallFailure) => void;
  /** Every call passes here as it begins; what is returned is called when it has ended, however it did. */
  readonly onStart?: (call: CallName, input: object) => () => void;
}

/**
 * The typed client of the provider, derived from the table of calls.
 * @returns `client`, which keeps the specification's failure policies, and `attempt`, which tells failures as values.
 */
export function createClient(options: ClientOptions): { readonly client: Client; readonly attempt: Attempt } {
  const send = createSend(options, options.side);
  const attempt: Attempt = async (name, input, callOptions = {}) => {
    const ended = options.onStart?.(name, input);
    const outcome = await send(name, input, callOptions);
    ended?.();
    if (!outcome.ok && outcome.failure.kind !== "aborted") options.report(outcome.failure);
    return outcome;
  };
  const methodOf =
    <N extends CallName>(name: N) =>
    async (...[input, callOptions]: Args<Input<N>>): Promise<CallReply<N>> =>
      // Left out only where the row asks nothing.
      applyPolicy(calls[name], await attempt(name, (input ?? {}) as Input<N>, callOptions));
  // A method for every row: what the list of names pairs, the checker cannot follow through a variable.
  const client = Object.fromEntries(callNames.map((name) => [name, methodOf(name)])) as Client;
  return { client, attempt };
}
