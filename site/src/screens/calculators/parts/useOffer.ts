import { documentPath } from "@shanyraq/calls";
import type { Calculation, OfferForm, Problem } from "@shanyraq/flows";
import { useRouter } from "next/router";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { paperPageHref } from "../../../shell/paper-page-href.ts";
import { useShare } from "./useShare.ts";

interface Offer {
  readonly onPress: (as: OfferForm) => void;
  /** The form that is on its way. */
  readonly busy: OfferForm | undefined;
  readonly problem?: Problem;
}

/** The offer of a calculation that is still being changed: it is kept first, then its page is opened or its file is fetched. */
export function useOffer(inputs: Calculation): Offer {
  const locale = useLocale();
  const router = useRouter();
  const { state, send } = useShare({
    copy: async () => false,
    fetchOffer: (hash, product, as) => {
      const address = { locale, product, type: "offer", hash } as const;
      if (as === "page") void router.push(paperPageHref(address));
      // An attachment: the page stays where it is.
      else window.location.assign(documentPath(address));
    },
  });
  return {
    onPress: (as) => send({ type: "offerPressed", inputs, as }),
    busy: state.at === "saving" && typeof state.towards === "object" ? state.towards.as : undefined,
    ...(state.at === "failed" && { problem: state.problem }),
  };
}
