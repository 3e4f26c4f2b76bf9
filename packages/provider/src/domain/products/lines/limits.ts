import type { Range } from "../fields/field.ts";

/** What a line takes, as its papers print it: from and to, one figure, or a few. The form's fields go by the same object. */
export interface Limits {
  readonly ages?: Range;
  readonly childAges?: Range;
  readonly childMostSum?: number;
  readonly terms?: Range;
  readonly exitAge?: number;
  readonly sums?: Range;
  readonly children?: Range;
  readonly stipendYears?: Range;
  readonly stipends?: Range;
  readonly loans?: Range;
  readonly rates?: Range;
  readonly months?: Range;
  readonly years?: Range;
  readonly perYear?: readonly number[];
  readonly youngestOppv?: number;
  readonly guaranteeYears?: Range;
  readonly parts?: Range;
  readonly activities?: Range;
  readonly branches?: Range;
  readonly headcounts?: Range;
  readonly payrolls?: Range;
  readonly victims?: Range;
  readonly persons?: Range;
}
