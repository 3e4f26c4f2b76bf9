import { ContractDocuments, type ContractDocument } from "@shanyraq/ui/cabinet/ContractDocuments.tsx";
import { useSavePaper } from "./useSavePaper.ts";

interface PaperListProps {
  readonly contractId: string;
  readonly documents: readonly ContractDocument[];
}

/** Papers of a contract, each fetched at the press. */
export function PaperList({ contractId, documents }: PaperListProps) {
  const { busy, failed, save } = useSavePaper(contractId);
  const fetched = documents.find(({ type, number }) => busy?.type === type && busy.number === number);
  return <ContractDocuments documents={documents} busy={fetched?.url} failed={failed} onSave={(document) => void save(document)} />;
}
