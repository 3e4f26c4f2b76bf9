import { ContractDocuments, type ContractDocument } from "@shanyraq/ui/contracts/ContractDocuments.tsx";
import { useState } from "react";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { paperHref } from "./paper-href.ts";
import { useSavePaper } from "./useSavePaper.ts";

interface PaperListProps {
  readonly contractId: string;
  /** As they are called in the language of the page. */
  readonly documents: readonly ContractDocument[];
}

/** Papers of a contract, each fetched at the press, in the language of the page or in another. */
export function PaperList({ contractId, documents }: PaperListProps) {
  const locale = useLocale();
  const [language, setLanguage] = useState(locale);
  const others = usePageData(language !== locale && ["contract-papers", contractId, language], async () =>
    attempt("getContractDocuments", { contractId, lang: language }),
  );
  const shown = language !== locale && others.at === "shown" ? others.value.documents : documents;
  const { busy, failed, save } = useSavePaper(contractId, language);
  const fetched = shown.find(({ type, number }) => busy?.type === type && busy.number === number);
  return (
    <ContractDocuments
      documents={shown}
      busy={fetched?.url}
      failed={failed}
      onSave={(document) => void save(document)}
      readHref={(document) => paperHref(contractId, document, locale, language)}
      language={{ value: language, onChange: setLanguage }}
    />
  );
}
