import type { Problem } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";

/** What became of a choice that is saved as soon as it is made: which one it was and, where it was not saved, why. */
export interface BecameOf<Value> {
  readonly of: Value;
  readonly problem?: Problem | undefined;
}

/** Says it beside the choice: nothing was typed that could be kept, and what was saved before is shown as chosen again. */
export function ChangeOutcome({ became }: { readonly became: BecameOf<unknown> | undefined }) {
  const { formatMessage } = useIntl();
  const problem = became?.problem;
  return (
    <>
      <span role="status">{became && !problem && formatMessage({ id: "cabinet.letters.saved" })}</span>
      <ProblemNotice
        problem={problem}
        title={formatMessage({ id: "cabinet.choice.refused" })}
        offline={formatMessage({ id: "cabinet.choice.offline" })}
      />
    </>
  );
}
