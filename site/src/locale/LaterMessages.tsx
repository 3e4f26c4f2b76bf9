import { localeFacts, type Locale } from "@shanyraq/i18n";
import { Words } from "@shanyraq/kit/text/Words.tsx";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import type { AllMessages } from "./all-messages.ts";
import { reportMissing, useCatalogue } from "./LocaleRoot.tsx";
import { unpackMessages, type Messages, type PackedMessages } from "./packed-messages.ts";

const load: Readonly<Record<Locale, () => Promise<{ readonly default: PackedMessages }>>> = {
  ru: () => import("#generated/later.ru.json"),
  kk: () => import("#generated/later.kk.json"),
  en: () => import("#generated/later.en.json"),
};
const loaded: Partial<Record<Locale, Messages>> = {};

interface LaterMessagesProps {
  readonly children: ReactNode;
  /** What stands there until the words have come: nothing, unless it is the whole of a page. */
  readonly loading?: ReactNode;
}

/** Around what stands over a page, and what only a customer sees: its words are loaded with it, so that no guest pays for them. */
export function LaterMessages({ children, loading = null }: LaterMessagesProps) {
  const { locale } = useCatalogue();
  const { messages } = useIntl();
  const [later, setLater] = useState(loaded[locale]);
  useEffect(() => {
    void load[locale]().then((messages) => setLater((loaded[locale] = unpackMessages(messages.default))));
  }, [locale]);
  const all = useMemo(() => ({ ...messages, ...later }) as AllMessages, [messages, later]);
  if (!later) return loading;
  return (
    <Words locale={localeFacts[locale].tag} messages={all} onError={reportMissing}>
      {children}
    </Words>
  );
}
