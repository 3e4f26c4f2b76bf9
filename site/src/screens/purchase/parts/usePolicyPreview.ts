import type { WorksheetState } from "@shanyraq/flows";
import type { PreviewState } from "@shanyraq/ui/purchase/PolicyPreview.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { newKey } from "../../../browser/new-key.ts";
import { usePageData } from "../../../calls/usePageData.ts";

/** What the policy would say of all that was answered, once it is checked; where that cannot be known, sending it says why. */
export function usePolicyPreview(state: WorksheetState, locale: string): PreviewState | undefined {
  const { offer, draft } = "draft" in state ? state : {};
  const isChecked = state.at === "check";
  const preview = usePageData(isChecked ? ["policy-preview", locale, JSON.stringify([offer?.calculation, draft?.answers])] : "", async () =>
    attempt(
      "worksheet",
      { calculation: offer?.calculation ?? { product: "" }, answers: draft?.answers ?? {}, consent: true, preview: true },
      { idempotencyKey: newKey() },
    ),
  );
  if (!isChecked) return undefined;
  if (preview.at === "loading") return { at: "loading" };
  const sections = preview.at === "shown" ? preview.value.agreed : undefined;
  return sections ? { at: "shown", sections } : { at: "failed" };
}
