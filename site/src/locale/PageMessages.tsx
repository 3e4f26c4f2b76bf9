import { localeFacts } from "@shanyraq/i18n";
import { AppIntlProvider } from "@shanyraq/kit/text/AppIntlProvider.tsx";
import { useMemo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import type { AllMessages } from "./all-messages.ts";
import { reportMissing, useCatalogue } from "./LocaleRoot.tsx";
import { unpackMessages, type PackedMessages } from "./packed-messages.ts";

/** Around a page: what it says beyond the texts of every page, which the build gave it (build/page-messages.ts). */
export function PageMessages({
  messages: ofPage,
  children,
}: {
  readonly messages: PackedMessages | undefined;
  readonly children: ReactNode;
}) {
  const { locale } = useCatalogue();
  const { messages } = useIntl();
  const all = useMemo(() => ({ ...messages, ...unpackMessages(ofPage ?? {}) }) as AllMessages, [messages, ofPage]);
  return (
    <AppIntlProvider locale={localeFacts[locale].tag} messages={all} onError={reportMissing}>
      {children}
    </AppIntlProvider>
  );
}
