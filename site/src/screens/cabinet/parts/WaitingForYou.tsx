import { href } from "@shanyraq/routes";
import { WaitingList } from "@shanyraq/ui/cabinet/WaitingList.tsx";
import { waitingOf } from "@shanyraq/ui/cabinet/waiting-of.ts";
import { useIntl } from "react-intl";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../shell/attempt.ts";
import { usePageData } from "../../../shell/usePageData.ts";
import { useCustomerKey } from "./useContracts.ts";

/** Orders, questions and papers that wait for the customer; nothing where none do, or they cannot be told. */
export function WaitingForYou() {
  const intl = useIntl();
  const locale = useLocale();
  const customer = useCustomerKey();
  const applied = usePageData(["userApplications", customer, locale], async () => attempt("userApplications", {}));
  const asked = usePageData(["signatureRequests", customer, locale], async () => attempt("checkSignedByGuid", {}));
  const waiting = waitingOf(
    intl,
    {
      pay: (id) => `${href("payment", locale)}?application=${encodeURIComponent(id)}`,
      sign: (id) => href("sign", locale, { id }),
      applications: href("cabinetApps", locale),
    },
    {
      applications: applied.at === "shown" ? applied.value.data : [],
      requests: asked.at === "shown" ? (asked.value.requests ?? []) : [],
    },
  );
  return <WaitingList waiting={waiting} />;
}
