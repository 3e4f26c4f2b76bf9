import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { href } from "@shanyraq/routes";
import { isPayable, UnpaidOrder } from "@shanyraq/ui/cabinet/UnpaidOrder.tsx";
import { attempt } from "../../../shell/attempt.ts";
import { usePageData } from "../../../shell/usePageData.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { useCustomerKey } from "./useContracts.ts";

/** So many of the latest; whoever began more of them finds the others by their notices. */
const MOST = 3;

/** Purchases that wait to be paid; nothing where there are none, or they cannot be told. */
export function UnpaidOrders() {
  const locale = useLocale();
  const data = usePageData(["userApplications", useCustomerKey(), locale], async () => attempt("userApplications", {}));
  const unpaid = data.at === "shown" ? data.value.data.filter(isPayable).slice(0, MOST) : [];
  if (unpaid.length === 0) return null;
  return (
    <Stack $gap={2}>
      {unpaid.map((application) => (
        <UnpaidOrder
          key={application.id}
          application={application}
          payHref={`${href("payment", locale)}?application=${encodeURIComponent(application.id)}`}
        />
      ))}
    </Stack>
  );
}
