import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { ClaimFiguresView, type ClaimJournal } from "@shanyraq/ui/reception/ClaimFiguresView.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";

/** The journal of a year: asked for by a press, since each reading of it is written down. */
type Journal =
  | { readonly at: "closed" | "opening" }
  | { readonly at: "failed" }
  | { readonly at: "open"; readonly year: number; readonly journal: ClaimJournal };

/** What the supervisor watches of claims and appeals. */
export function ClaimFigures() {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const [chosen, setChosen] = useState<number>();
  const [journal, setJournal] = useState<Journal>({ at: "closed" });
  const data = usePageData(["claimFigures", chosen, locale], async () =>
    attempt("claimFigures", chosen === undefined ? {} : { year: chosen }),
  );
  if (data.at === "loading") return <Skeleton $height="24rem" />;
  if (data.at !== "shown")
    return (
      <FailureState
        title={formatMessage({ id: "reception.figures.failed" })}
        onRetry={data.at === "failed" ? data.retry : () => setChosen(undefined)}
        phone={company.phone}
      />
    );
  const { year } = data.value;
  const openJournal = async () => {
    setJournal({ at: "opening" });
    const answer = await attempt("claimJournal", { year });
    setJournal(answer.ok ? { at: "open", year, journal: answer.value.journal } : { at: "failed" });
  };
  return (
    <ClaimFiguresView
      figures={data.value}
      journal={journal.at === "open" && journal.year === year ? journal.journal : undefined}
      busy={journal.at === "opening"}
      failed={journal.at === "failed" ? formatMessage({ id: "reception.figures.journal.failed" }) : undefined}
      onYear={setChosen}
      onJournal={() => void openJournal()}
    />
  );
}
