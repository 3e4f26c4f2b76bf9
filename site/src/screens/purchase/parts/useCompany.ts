import { isBin } from "@shanyraq/rules";
import type { RegisteredCompany } from "@shanyraq/ui/purchase/CompanyHead.tsx";
import { useMemo } from "react";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";

/** What the state's register says of the company whose BIN is typed; nothing while it is silent: people fill it in themselves. */
export function useCompany(bin: string, customer: string): RegisteredCompany | undefined {
  const canAsk = isBin(bin) && customer !== "";
  const entity = usePageData(canAsk && ["getJuridical", bin, customer], async () => attempt("getJuridical", { isLegal: true, UIN: bin }));
  const people = usePageData(canAsk && ["getOwners", bin, customer], async () => attempt("getOwners", { BIN: bin }));
  const item = canAsk && entity.at === "shown" ? entity.value.item : undefined;
  const found = canAsk && people.at === "shown" ? people.value : undefined;
  return useMemo(
    () =>
      item && {
        fields: Object.fromEntries(
          (["name", "region", "city", "address"] as const).flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])),
        ),
        ...(found?.head && { head: { name: found.head.name, isReader: found.isHead === true } }),
      },
    [item, found],
  );
}
