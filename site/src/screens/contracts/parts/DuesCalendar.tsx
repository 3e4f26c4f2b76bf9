import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { calendarFile } from "@shanyraq/kit/data/calendar-file.ts";
import { saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { todayIn } from "@shanyraq/rules";
import { duesCalendar } from "@shanyraq/ui/contracts/dues-calendar.ts";
import { useState } from "react";
import { useIntl } from "react-intl";
import { attempt } from "../../../calls/attempt.ts";
import { now } from "../../../browser/clock.ts";

/** Early enough to move money, late enough not to be forgotten. */
const REMIND_DAYS = 3;

interface DuesCalendarProps {
  readonly contractId: string;
  readonly number: string;
}

/** The premiums still to be paid as a file for a calendar, made here of the schedule of this moment. */
export function DuesCalendar({ contractId, number }: DuesCalendarProps) {
  const intl = useIntl();
  const [at, setAt] = useState<"busy" | "failed">();
  const save = async () => {
    setAt("busy");
    const outcome = await attempt("paymentSchedule", { contractId });
    setAt(outcome.ok ? undefined : "failed");
    if (!outcome.ok) return;
    const days = duesCalendar(outcome.value.ScheduleBlock.rows, { number, today: todayIn(now(), "Asia/Almaty") }, intl);
    const file = calendarFile({ days, madeAt: now(), remindDays: REMIND_DAYS });
    saveBlob(`premiums-${number}.ics`, new Blob([file], { type: "text/calendar;charset=utf-8" }));
  };
  return (
    <Stack $gap={2}>
      <div>
        <Button size="s" variant="quiet" icon={<Icon name="download" />} busy={at === "busy"} onClick={() => void save()}>
          {intl.formatMessage({ id: "cabinet.calendar" })}
        </Button>
      </div>
      {at === "failed" && (
        <Notice tone="danger" live="alert">
          {intl.formatMessage({ id: "cabinet.calendar.failed" })}
        </Notice>
      )}
    </Stack>
  );
}
