import type { Locale } from "@shanyraq/i18n";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import type { ContractDocument } from "@shanyraq/ui/contracts/ContractDocuments.tsx";
import { useState } from "react";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";

export type RequestedPaper = Pick<ContractDocument, "type" | "number">;

/** Fetches a paper of a contract with the session, in the language of the page unless another was chosen, and hands it to the browser; `busy` is the one on its way. */
export function useSavePaper(contractId: string, language?: Locale) {
  const locale = useLocale();
  const [busy, setBusy] = useState<RequestedPaper>();
  const [failed, setFailed] = useState(false);
  const save = async (paper: RequestedPaper, print?: "large" | "ordinary") => {
    const { type, number } = paper;
    setBusy(paper);
    const outcome = await attempt("contractDocument", {
      contractId,
      type,
      lang: language ?? locale,
      ...(number !== undefined && { number }),
      ...(print && { print }),
    });
    setBusy(undefined);
    setFailed(!outcome.ok);
    if (outcome.ok) saveBlob(outcome.value.fileName, blobOf(outcome.value.data, "application/pdf"));
  };
  return { busy, failed, save };
}
