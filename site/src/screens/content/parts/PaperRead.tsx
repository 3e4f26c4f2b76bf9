import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { OpenPaper, type OtherPrint } from "@shanyraq/ui/content/papers/OpenPaper.tsx";
import { useIntl } from "react-intl";
import { requestIdOf } from "../../../calls/request-id-of.ts";
import type { PageData } from "../../../calls/usePageData.ts";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";

interface FetchedPaper {
  readonly name: string;
  readonly fileName: string;
  readonly data: string;
}

interface PaperReadProps {
  readonly data: Exclude<PageData<FetchedPaper>, { at: "missing" }>;
  readonly otherPrint: OtherPrint;
}

/** A paper that a page is for, in each state of its file. */
export function PaperRead({ data, otherPrint }: PaperReadProps) {
  const { formatMessage } = useIntl();
  const { company } = useCatalogue();
  if (data.at === "loading") return <Skeleton $height="24rem" aria-busy="true" />;
  if (data.at === "failed")
    return (
      <FailureState
        title={formatMessage({ id: "cabinet.documents.failed" })}
        onRetry={data.retry}
        retrying={data.retrying}
        phone={company.phone}
        {...requestIdOf(data)}
      />
    );
  const { name, fileName, data: base64 } = data.value;
  return (
    <OpenPaper
      base64={base64}
      title={name}
      level={2}
      otherPrint={otherPrint}
      onSave={() => saveBlob(fileName, blobOf(base64, "application/pdf"))}
      onPrint={() => window.print()}
    />
  );
}
