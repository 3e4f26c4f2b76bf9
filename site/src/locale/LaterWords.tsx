import { localeFacts, type LaterMessageId, type Locale } from "@shanyraq/i18n";
import { useEffect, useState, type ReactNode } from "react";
import { IntlProvider, useIntl, type MessageFormatElement } from "react-intl";
import type { AllMessages } from "./all-messages.ts";
import { reportMissing, useCatalogue } from "./LocaleRoot.tsx";

type Later = Readonly<Record<LaterMessageId, MessageFormatElement[]>>;

const load: Readonly<Record<Locale, () => Promise<{ readonly default: Later }>>> = {
  ru: () => import("@shanyraq/i18n/compiled/later/ru.json"),
  kk: () => import("@shanyraq/i18n/compiled/later/kk.json"),
  en: () => import("@shanyraq/i18n/compiled/later/en.json"),
};
const loaded: Partial<Record<Locale, Later>> = {};

/** Around what only a customer sees: its words are loaded with it, so that no guest pays for them. */
export function LaterWords({ children }: { readonly children: ReactNode }) {
  const { locale } = useCatalogue();
  const { messages } = useIntl();
  const [later, setLater] = useState(loaded[locale]);
  useEffect(() => {
    void load[locale]().then((words) => setLater((loaded[locale] = words.default)));
  }, [locale]);
  if (!later) return null;
  const { tag } = localeFacts[locale];
  const all = { ...messages, ...later } as AllMessages;
  return (
    <IntlProvider locale={tag} defaultLocale={tag} messages={all} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}
