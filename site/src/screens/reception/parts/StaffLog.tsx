import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { todayIn } from "@shanyraq/rules";
import { StaffLogView } from "@shanyraq/ui/reception/StaffLogView.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { now } from "../../../browser/clock.ts";
import { usePageData } from "../../../calls/usePageData.ts";

/** What the staff of the office did on a day. */
export function StaffLog() {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const [day, setDay] = useState(() => todayIn(now(), "Asia/Almaty"));
  const data = usePageData(["staffLog", day, locale], async () => attempt("staffLog", { day }));
  if (data.at === "loading") return <Skeleton $height="24rem" />;
  if (data.at !== "shown")
    return (
      <FailureState
        title={formatMessage({ id: "reception.log.failed" })}
        onRetry={data.at === "failed" ? data.retry : () => setDay(day)}
        phone={company.phone}
      />
    );
  return <StaffLogView day={day} entries={data.value.entries} readers={data.value.readers} busy={false} onDay={setDay} />;
}
