import { documentPath } from "@shanyraq/calls";
import type { Calculation, Problem } from "@shanyraq/flows";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { useShare } from "./useShare.ts";

interface Offer {
  readonly onPress: () => void;
  readonly busy: boolean;
  readonly problem?: Problem;
}

/** The offer of a calculation that is still being changed: it is kept first, then its document is fetched. */
export function useOffer(inputs: Calculation): Offer {
  const locale = useLocale();
  const { state, send } = useShare({
    copy: async () => false,
    // An attachment: the page stays where it is.
    fetchOffer: (hash, product) => window.location.assign(documentPath({ locale, product, type: "offer", hash })),
  });
  return {
    onPress: () => send({ type: "offerPressed", inputs }),
    busy: state.at === "saving",
    ...(state.at === "failed" && { problem: state.problem }),
  };
}
