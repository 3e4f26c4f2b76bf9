import type { areas, CallName } from "@shanyraq/calls";
import type { Handlers } from "./context.ts";

type Areas = typeof areas;
type Specified = Exclude<keyof Areas, "own">;
type BuiltOf<A extends Specified> = Extract<keyof Areas[A], CallName>;

/** An area that answers at least one call: its handlers are in the folder of its name. */
export type Area = { [A in Specified]: [BuiltOf<A>] extends [never] ? never : A }[Specified];

/** Calls that the specification names without an address are listed with their subject. */
export const areaOfOwn = {
  reviews: "content",
  reportFiles: "content",
  paper: "content",
  picture: "content",
  upload: "statements",
} as const satisfies Record<keyof Areas["own"], Area>;

type OwnOf<A extends Area> = { [N in keyof typeof areaOfOwn]: (typeof areaOfOwn)[N] extends A ? N : never }[keyof typeof areaOfOwn];

/** What an area answers: a built row of it without a handler does not compile. */
export type HandlersOf<A extends Area> = Pick<Handlers, BuiltOf<A> | OwnOf<A>>;
