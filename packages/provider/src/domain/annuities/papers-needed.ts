import { pensionPapers, type PensionPaper } from "@shanyraq/calls/vocabulary";
import { tiynOf } from "@shanyraq/rules";
import type { PensionRequest } from "../../platform/database/records/pension-event.ts";

const isGroup = (category: string | undefined): boolean => category === "dis1" || category === "dis2" || category === "dis3";

/** The papers that prove what is known from the customer alone. */
export function papersNeeded({ terms: { inputs }, bySource, byBureau }: PensionRequest): readonly PensionPaper[] {
  const { category, oppv, redemptionSum = "0", savings = "0" } = inputs;
  const needed: Readonly<Partial<Record<PensionPaper, boolean>>> = {
    statement: !bySource && (tiynOf(savings) ?? 0) > 0,
    disability: !byBureau && isGroup(category),
    oppv: !byBureau && (category === "oppv60" || oppv === "true"),
    redemption: (tiynOf(redemptionSum) ?? 0) > 0,
  };
  return pensionPapers.filter((kind) => needed[kind] === true);
}
