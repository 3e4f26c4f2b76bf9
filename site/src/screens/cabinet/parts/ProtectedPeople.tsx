import { href } from "@shanyraq/routes";
import { Household } from "@shanyraq/ui/cabinet/Household.tsx";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { useCustomerKey } from "../../contracts/parts/useContracts.ts";

/** The people whom the contracts protect; nothing when there are no such people, or they cannot be loaded. */
export function ProtectedPeople() {
  const locale = useLocale();
  const data = usePageData(["household", useCustomerKey(), locale], async () => attempt("household", {}));
  const people = data.at === "shown" ? data.value.people : [];
  if (people.length === 0) return null;
  return <Household people={people} contractHref={(id) => href("cabinetReport", locale, { id })} />;
}
