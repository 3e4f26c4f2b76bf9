import type { Output } from "@shanyraq/calls";
import { attempt } from "../../../calls/attempt.ts";
import { useSession } from "../../../session/session.tsx";
import { usePageData, type PageData } from "../../../calls/usePageData.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";

/** Keys hold the customer, so that who signs in next on this page sees nothing of another's. */
export function useCustomerKey(): string {
  const { session } = useSession();
  return session.at === "signedIn" ? String(session.user.id) : "";
}

/** The customer's contracts: the current ones, or those that ended. */
export function useContracts(failed: boolean): PageData<Output<"userContracts">> {
  const locale = useLocale();
  const customer = useCustomerKey();
  return usePageData(["userContracts", customer, failed, locale], async () => attempt("userContracts", failed ? { failed } : {}), {
    whole: true,
  });
}
