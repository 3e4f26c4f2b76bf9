import { textFormatters, numberText } from "@shanyraq/i18n/formatters";
import { useMemo, type ComponentProps, type ReactNode } from "react";
import { createIntl, createIntlCache, RawIntlProvider, type IntlProvider, type IntlShape } from "react-intl";

type IntlSettings = Pick<ComponentProps<typeof IntlProvider>, "locale" | "messages" | "onError">;

/**
 * The texts of a language with the numbers in them as that language writes them; react-intl alone leaves numbers to the browser, and
 * Chromium writes those of Kazakh as English ones.
 */
export function createAppIntl({ locale, messages, onError }: IntlSettings, cache = createIntlCache()): IntlShape {
  const intl = createIntl({ locale, defaultLocale: locale, ...(messages && { messages }), ...(onError && { onError }) }, cache);
  // react-intl takes formatters with each text, never once; the wrapped function has its overloads.
  const formatMessage = ((descriptor: never, values: never, options?: object) =>
    intl.formatMessage(descriptor, values, { formatters: textFormatters, ...options })) as IntlShape["formatMessage"];
  const formatNumber: IntlShape["formatNumber"] = (value, options) =>
    numberText(Number(value), locale, options as Intl.NumberFormatOptions);
  return { ...intl, formatMessage, $t: formatMessage, formatNumber };
}

/** Around whatever says texts: the provider of react-intl, with our numbers. */
export function AppIntlProvider({ locale, messages, onError, children }: IntlSettings & { readonly children: ReactNode }) {
  const cache = useMemo(() => createIntlCache(), []);
  const intl = useMemo(
    () => createAppIntl({ locale, ...(messages && { messages }), ...(onError && { onError }) }, cache),
    [locale, messages, onError, cache],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
