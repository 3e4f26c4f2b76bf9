import type { Calculation } from "@shanyraq/flows";
import { isBin } from "@shanyraq/rules";
import { useEffect, useEffectEvent } from "react";
import { attempt } from "../../../shell/attempt.ts";
import { usePageData } from "../../../shell/usePageData.ts";

/** The name of the business whose BIN is typed; its kind of activity goes into the first row of the form. */
export function useBusiness(
  { bin = "", activities = [] }: Calculation,
  onChange: (change: Partial<Calculation>) => void,
): string | undefined {
  const found = usePageData(isBin(bin) && ["statGov", bin], async () => attempt("statGov", { bin }));
  const item = found.at === "shown" ? found.value.item : undefined;
  const fill = useEffectEvent((oked: string) => {
    const [first, ...others] = activities;
    if (first && first.oked !== oked) onChange({ activities: [{ ...first, oked }, ...others] });
  });
  const oked = item?.oked;
  useEffect(() => {
    if (oked) fill(oked);
  }, [oked]);
  return item?.name;
}
