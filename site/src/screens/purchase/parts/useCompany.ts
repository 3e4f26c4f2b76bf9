import { isBin } from "@shanyraq/rules";
import type { RegisteredCompany } from "@shanyraq/ui/purchase/CompanyHead.tsx";
import { useMemo } from "react";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";

/** What the state's register says of the company whose BIN is typed; nothing while it is silent: people fill it in themselves. */
export function useCompany(bin: string, customer: string): RegisteredCompany | undefined {
  const asked = isBin(bin) && customer !== "";
  const entity = usePageData(asked && ["getJuridical", bin, customer], async () => attempt("getJuridical", { isLegal: true, UIN: bin }));
  const people = usePageData(asked && ["getOwners", bin, customer], async () => attempt("getOwners", { BIN: bin }));
  const item = asked && entity.at === "shown" ? entity.value.item : undefined;
  const told = asked && people.at === "shown" ? people.value : undefined;
  return useMemo(
    () =>
      item && {
        fields: Object.fromEntries(
          (["name", "region", "city", "address"] as const).flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])),
        ),
        ...(told?.head && { head: { name: told.head.name, isReader: told.isHead === true } }),
      },
    [item, told],
  );
}
