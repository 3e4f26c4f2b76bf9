import type { Locale } from "@shanyraq/i18n";
import { useEffect } from "react";

/** Kazakh words that are wider than their line are carried by syllables; what does it comes to Kazakh pages alone, after the page. */
export function useCarriedWords(locale: Locale): void {
  useEffect(() => {
    if (locale !== "kk") return undefined;
    let isGone = false;
    let end = () => {};
    void import("@shanyraq/ui/accessibility/carry-words.ts").then(({ carryWords }) => {
      if (!isGone) end = carryWords();
    });
    return () => {
      isGone = true;
      end();
    };
  }, [locale]);
}
