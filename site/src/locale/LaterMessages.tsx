import { localeFacts } from "@shanyraq/i18n";
import { AppIntlProvider } from "@shanyraq/kit/text/AppIntlProvider.tsx";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import type { AllMessages } from "./all-messages.ts";
import { reportMissing, useCatalogue } from "./LocaleRoot.tsx";
import { laterWords, loadLaterWords, type LaterWords } from "./later-words.ts";

interface LaterMessagesProps {
  readonly children: ReactNode;
  /** Which of them: of a window that anybody may open, or all. */
  readonly words?: LaterWords;
  /** What stands there until the words have come: nothing, unless it is the whole of a page. */
  readonly loading?: ReactNode;
}

/** Around what stands over a page, and what only a customer sees: its words are loaded with it, so that no guest pays for them. */
export function LaterMessages({ children, words = "all", loading = null }: LaterMessagesProps) {
  const { locale } = useCatalogue();
  const { messages } = useIntl();
  const [later, setLater] = useState(laterWords(words, locale));
  useEffect(() => {
    void loadLaterWords(words, locale).then(setLater);
  }, [words, locale]);
  const all = useMemo(() => ({ ...messages, ...later }) as AllMessages, [messages, later]);
  if (!later) return loading;
  return (
    <AppIntlProvider locale={localeFacts[locale].tag} messages={all} onError={reportMissing}>
      {children}
    </AppIntlProvider>
  );
}
