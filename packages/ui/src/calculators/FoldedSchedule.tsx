import type { ComponentProps } from "react";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { FoldBody, FoldTitle, usePhoneFold } from "@shanyraq/kit/layout/PhoneFold.tsx";
import { ScheduleBlockTable } from "./ScheduleBlockTable.tsx";

type FoldedScheduleProps = Omit<ComponentProps<typeof ScheduleBlockTable>, "isTitled">;

/** The years of a calculation under their own heading; on a phone, where the chart has already shown them, they are folded. */
export function FoldedSchedule(props: FoldedScheduleProps) {
  const fold = usePhoneFold(false);
  return (
    <Stack $gap={2}>
      <Heading level={2} look={3}>
        <FoldTitle fold={fold}>{props.caption}</FoldTitle>
      </Heading>
      <FoldBody {...fold.body}>
        <ScheduleBlockTable {...props} isTitled />
      </FoldBody>
    </Stack>
  );
}
