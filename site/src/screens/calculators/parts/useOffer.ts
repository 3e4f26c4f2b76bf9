import { documentPath } from "@shanyraq/calls";
import { performShare, shareFlow, shareInitial, type Calculation, type Problem } from "@shanyraq/flows";
import { attempt } from "../../../shell/attempt.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";

interface Offer {
  readonly onPress: () => void;
  readonly busy: boolean;
  readonly problem?: Problem;
}

/** The offer of a calculation that is still being changed: it is kept first, then its document is fetched. */
export function useOffer(inputs: Calculation): Offer {
  const locale = useLocale();
  const { state, send } = useFlow(
    shareFlow,
    () => shareInitial,
    () =>
      performShare({
        attempt,
        copy: async () => false,
        // An attachment: the page stays where it is.
        fetchOffer: (hash, product) => window.location.assign(documentPath({ locale, product, type: "offer", hash })),
      }),
  );
  return {
    onPress: () => send({ type: "offerPressed", inputs }),
    busy: state.at === "saving",
    ...(state.at === "failed" && { problem: state.problem }),
  };
}
