import type { Calculation } from "@shanyraq/flows";
import { isBin } from "@shanyraq/rules";
import { useEffect, useEffectEvent } from "react";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";

/** The name of the business whose BIN is typed; its kind of activity goes into a form that asks for the main one. */
export function useBusiness({ bin = "", oked: chosen }: Calculation, onChange: (change: Partial<Calculation>) => void): string | undefined {
  const found = usePageData(isBin(bin) && ["statGov", bin], async () => attempt("statGov", { bin }));
  const item = found.at === "shown" ? found.value.item : undefined;
  const fill = useEffectEvent((oked: string) => {
    if (chosen !== undefined && chosen !== oked) onChange({ oked });
  });
  const oked = item?.oked;
  useEffect(() => {
    if (oked) fill(oked);
  }, [oked]);
  return item?.name;
}
