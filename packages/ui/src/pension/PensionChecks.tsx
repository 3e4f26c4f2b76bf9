import type { PensionCase } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Badge, type Tone } from "@shanyraq/kit/text/Badge.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";

const tones = { pending: "info", approved: "success", refused: "danger" } as const satisfies Record<string, Tone>;

/** The approval sheet and what accounting says about papers and terms; a change is announced to a screen reader. */
export function PensionChecks({ approval, checks, stage }: Pick<PensionCase, "approval" | "checks" | "stage">) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Stack $gap={2}>
      {approval && (
        <Notice tone={approval.valid ? "info" : "warning"}>
          {formatMessage(
            { id: approval.valid ? "pension.approval" : "pension.approval.lapsed" },
            { number: approval.number, date: dateText(intl, approval.until) },
          )}
        </Notice>
      )}
      <div aria-live="polite">
        <SummaryList
          rows={checks.map(({ check, standing }) => ({
            term: formatMessage({ id: `pension.check.${check}` }),
            value: <Badge $tone={tones[standing]}>{formatMessage({ id: `pension.check.${standing}` })}</Badge>,
          }))}
        />
      </div>
      {stage === "checking" && <p>{formatMessage({ id: "pension.check.wait" })}</p>}
    </Stack>
  );
}
