import { consentTextType } from "@shanyraq/calls/vocabulary";
import { href } from "@shanyraq/routes";
import { todayIn } from "@shanyraq/rules";
import { WaitingList } from "@shanyraq/ui/cabinet/WaitingList.tsx";
import { waitingOf } from "@shanyraq/ui/cabinet/waiting-of.ts";
import { useIntl } from "react-intl";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { now } from "../../../browser/clock.ts";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { maturityHref } from "../../contracts/parts/maturity-href.ts";
import { useContracts, useCustomerKey } from "../../contracts/parts/useContracts.ts";

/** Orders, questions, papers and a consent that wait for the customer; nothing when nothing waits, or it cannot be loaded. */
export function WaitingForYou() {
  const intl = useIntl();
  const locale = useLocale();
  const customer = useCustomerKey();
  const applied = usePageData(["userApplications", customer, locale], async () => attempt("userApplications", {}));
  const requests = usePageData(["signatureRequests", customer, locale], async () => attempt("checkSignedByGuid", {}));
  const held = useContracts(false);
  const agreed = usePageData(["checkConsent", customer], async () => attempt("checkConsent", { type: consentTextType }));
  const waiting = waitingOf(
    intl,
    {
      pay: (id) => `${href("payment", locale)}?application=${encodeURIComponent(id)}`,
      sign: (id) => href("sign", locale, { id }),
      applications: href("cabinetApps", locale),
      maturity: (id) => maturityHref(id, locale),
      calculate: (slug) => href("calculate", locale, { slug }),
      pension: ({ product: slug, calculation: id }) => href("calculateOnline", locale, { slug, id }),
      consents: `${href("cabinetInfo", locale)}#consents`,
    },
    {
      applications: applied.at === "shown" ? applied.value.data : [],
      pensions: applied.at === "shown" ? applied.value.pensions : [],
      requests: requests.at === "shown" ? (requests.value.requests ?? []) : [],
      ends: held.at === "shown" ? held.value.summary.ends : [],
      today: todayIn(now(), "Asia/Almaty"),
      consent: agreed.at === "shown" ? agreed.value.standing : undefined,
    },
  );
  return <WaitingList waiting={waiting} />;
}
