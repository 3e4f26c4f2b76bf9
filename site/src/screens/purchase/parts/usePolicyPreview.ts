import type { WorksheetState } from "@shanyraq/flows";
import type { AgreedSection } from "@shanyraq/ui/purchase/AgreedSections.tsx";
import { attempt } from "../../../shell/attempt.ts";
import { newKey } from "../../../shell/new-key.ts";
import { usePageData } from "../../../shell/usePageData.ts";

/** What the policy would say of all that was answered, once it is checked; empty until it is known, and where it cannot be: sending it says why. */
export function usePolicyPreview(state: WorksheetState, locale: string): readonly AgreedSection[] {
  const { offer, draft } = "draft" in state ? state : {};
  const isChecked = state.at === "check";
  const preview = usePageData(isChecked ? ["policy-preview", locale, JSON.stringify([offer?.calculation, draft?.answers])] : "", async () =>
    attempt(
      "worksheet",
      { calculation: offer?.calculation ?? { product: "" }, answers: draft?.answers ?? {}, consent: true, preview: true },
      { idempotencyKey: newKey() },
    ),
  );
  return preview.at === "shown" ? (preview.value.agreed ?? []) : [];
}
