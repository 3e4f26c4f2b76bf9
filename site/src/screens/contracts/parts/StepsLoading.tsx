import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";

/** As tall as the head of a page of steps and its first step, until the words of both have come: what is below stays where it is. */
export const StepsLoading = () => (
  <Stack $gap={4}>
    <Skeleton $height="9rem" />
    <Skeleton $height="16rem" />
  </Stack>
);
