import type { Problem } from "@shanyraq/flows";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import type { ReactNode } from "react";
import { ProblemNotice } from "./ProblemNotice.tsx";

interface StepActionsProps {
  readonly problem: Problem | undefined;
  readonly busy: boolean;
  /** The label of the button that continues. */
  readonly go: string;
  /** Left out where the button sends the form it stands in. */
  readonly onGo?: (() => void) | undefined;
  readonly back?: string | undefined;
  /** Left out when there is nothing to go back to. */
  readonly onBack?: (() => void) | undefined;
  /** Another way on, between the two. */
  readonly children?: ReactNode;
}

/** The end of a step: the result of the last press, the button that continues and the way back. */
export function StepActions({ problem, busy, go, onGo, back, onBack, children }: StepActionsProps) {
  return (
    <Stack $gap={2}>
      <ProblemNotice problem={problem} />
      <Cluster>
        <Button type={onGo ? "button" : "submit"} busy={busy} onClick={onGo}>
          {go}
        </Button>
        {children}
        {back !== undefined && onBack && (
          <Button type="button" variant="quiet" onClick={onBack}>
            {back}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
