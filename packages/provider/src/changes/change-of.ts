import { changeKinds, type ChangeKind } from "@shanyraq/calls/vocabulary";
import type { Input } from "@shanyraq/calls";

export type Asked = NonNullable<Input<"calcChange">["change"]>;

/** Which kind is asked for; the schema lets exactly one through. */
export const kindOf = (asked: Asked): ChangeKind => changeKinds.find((kind) => asked[kind] !== undefined) ?? "beneficiaries";
