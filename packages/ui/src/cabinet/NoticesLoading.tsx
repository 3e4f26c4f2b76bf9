import { useIntl } from "react-intl";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";

/** Stands where notifications will, and says that they are awaited. */
export function NoticesLoading() {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={2} aria-busy="true">
      <VisuallyHidden role="status">{formatMessage({ id: "kit.notices.loading" })}</VisuallyHidden>
      <Skeleton $height="8rem" />
      <Skeleton $height="8rem" />
    </Stack>
  );
}
