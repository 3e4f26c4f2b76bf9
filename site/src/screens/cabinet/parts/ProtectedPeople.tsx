import { href } from "@shanyraq/routes";
import { Household } from "@shanyraq/ui/cabinet/Household.tsx";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { useCustomerKey } from "../../contracts/parts/useContracts.ts";

/** Whom the contracts protect; nothing where there are none, or they cannot be told. */
export function ProtectedPeople() {
  const locale = useLocale();
  const data = usePageData(["household", useCustomerKey(), locale], async () => attempt("household", {}));
  const people = data.at === "shown" ? data.value.people : [];
  if (people.length === 0) return null;
  return <Household people={people} contractHref={(id) => href("cabinetReport", locale, { id })} />;
}
