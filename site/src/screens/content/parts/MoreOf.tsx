import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import type { useListed } from "./useListed.ts";

interface MoreOfProps {
  readonly list: Pick<ReturnType<typeof useListed>, "busy" | "failed" | "items" | "more" | "retry">;
  /** How much of the list is shown, in words. */
  readonly shown: string;
  readonly more: string;
  readonly failed: string;
}

/** The end of a list that comes page by page: how much is shown, and the rest. */
export const MoreOf = ({ list, shown, more, failed }: MoreOfProps) => (
  <Stack $gap={2}>
    <span role="status">{list.items.length > 0 && shown}</span>
    {list.failed && (
      <Notice tone="danger" live="alert">
        {failed}
      </Notice>
    )}
    {(list.more ?? (list.failed || undefined)) && (
      <div>
        <Button variant="secondary" busy={list.busy} onClick={list.failed ? list.retry : list.more}>
          {more}
        </Button>
      </div>
    )}
  </Stack>
);
