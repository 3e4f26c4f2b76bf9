import { localeFacts } from "@shanyraq/i18n";
import { AppIntlProvider } from "@shanyraq/kit/text/AppIntlProvider.tsx";
import { createContext, use, useMemo, type ReactNode } from "react";
import type { AllMessages } from "./all-messages.ts";
import type { Catalogue } from "./catalogue.ts";
import { unpackMessages } from "./packed-messages.ts";

export interface LocaleRootProps {
  readonly children: ReactNode;
}

const CatalogueContext = createContext<Catalogue | undefined>(undefined);

export function LocaleRoot({ catalogue, children }: LocaleRootProps & { readonly catalogue: Catalogue }) {
  const { locale, messages: packed } = catalogue;
  // The rest is added by PageMessages and LaterMessages, around whatever needs it.
  const messages = useMemo(() => unpackMessages(packed) as AllMessages, [packed]);
  return (
    <CatalogueContext value={catalogue}>
      <AppIntlProvider locale={localeFacts[locale].tag} messages={messages} onError={reportMissing}>
        {children}
      </AppIntlProvider>
    </CatalogueContext>
  );
}

/** A missing text is a fault of the build, found by its checks; a visitor sees the id rather than nothing. */
export const reportMissing = (error: Error) => {
  if (process.env.NODE_ENV !== "production") throw error;
};

/** The current language's catalogue. */
export function useCatalogue(): Catalogue {
  const catalogue = use(CatalogueContext);
  if (!catalogue) throw new Error("no LocaleRoot");
  return catalogue;
}
export const useLocale = () => useCatalogue().locale;
