import { localeFacts } from "@shanyraq/i18n";
import { Words } from "@shanyraq/kit/text/Words.tsx";
import { useMemo, type ReactNode } from "react";
import type { MessageFormatElement } from "react-intl";
import type { AllMessages } from "./all-messages.ts";
import { reportMissing, useCatalogue } from "./LocaleRoot.tsx";

/** Texts that came with the data of a page. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

/** Around a page: what it says beyond the texts of every page, which the build gave it (build/page-messages.ts). */
export function PageMessages({ messages: ofPage, children }: { readonly messages: Messages | undefined; readonly children: ReactNode }) {
  const { locale, messages } = useCatalogue();
  const all = useMemo(() => ({ ...messages, ...ofPage }) as AllMessages, [messages, ofPage]);
  return (
    <Words locale={localeFacts[locale].tag} messages={all} onError={reportMissing}>
      {children}
    </Words>
  );
}
