import { changeKinds, type ChangeKind } from "@shanyraq/calls/vocabulary";
import type { Input } from "@shanyraq/calls";

export type RequestedChange = NonNullable<Input<"calcChange">["change"]>;

/** The requested kind; the schema lets exactly one through. */
export const kindOf = (change: RequestedChange): ChangeKind => changeKinds.find((kind) => change[kind] !== undefined) ?? "beneficiaries";
