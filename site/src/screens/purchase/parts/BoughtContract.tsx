import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { href } from "@shanyraq/routes";
import { SigningStanding } from "@shanyraq/ui/contracts/agreement/SigningStanding.tsx";
import { WhatComesNext } from "@shanyraq/ui/purchase/WhatComesNext.tsx";
import { useIntl } from "react-intl";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { DuesCalendar } from "../../contracts/parts/DuesCalendar.tsx";
import { PaperList } from "../../contracts/parts/PaperList.tsx";
import { useCustomerKey } from "../../contracts/parts/useContracts.ts";

/** What comes next under a contract that has just been bought, and its papers. */
export function BoughtContract({ contractId }: { readonly contractId: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const customer = useCustomerKey();
  const bought = usePageData(["userContract", customer, contractId, locale], async () => attempt("userContracts", { id: contractId }));
  const papers = usePageData(["documents", customer, contractId, locale], async () =>
    attempt("getContractDocuments", { contractId, lang: locale }),
  );
  if (bought.at === "loading" || papers.at === "loading") return <Skeleton $height="20rem" aria-busy="true" />;
  const contract = bought.at === "shown" ? bought.value.data[0] : undefined;
  if (!contract || papers.at !== "shown") return <Notice tone="warning">{formatMessage({ id: "purchase.next.failed" })}</Notice>;
  const { documents, signing } = papers.value;
  return (
    <WhatComesNext
      contract={contract}
      signing={signing && <SigningStanding signing={signing} href={href("sign", locale, { id: signing.GUID })} />}
      calendar={<DuesCalendar contractId={contractId} number={contract.number} />}
      documents={<PaperList contractId={contractId} documents={documents} />}
    />
  );
}
