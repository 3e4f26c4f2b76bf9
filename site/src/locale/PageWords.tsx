import { localeFacts } from "@shanyraq/i18n";
import { useMemo, type ReactNode } from "react";
import { IntlProvider, type MessageFormatElement } from "react-intl";
import type { AllMessages } from "./all-messages.ts";
import { reportMissing, useCatalogue } from "./LocaleRoot.tsx";

/** Texts that came with the data of a page. */
export type Words = Readonly<Record<string, MessageFormatElement[]>>;

/** Around a page: what it says beyond the words of every page, which the build gave it (build/words.ts). */
export function PageWords({ words, children }: { readonly words: Words | undefined; readonly children: ReactNode }) {
  const { locale, messages } = useCatalogue();
  const all = useMemo(() => ({ ...messages, ...words }) as AllMessages, [messages, words]);
  const { tag } = localeFacts[locale];
  return (
    <IntlProvider locale={tag} defaultLocale={tag} messages={all} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}
