import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useIntl } from "react-intl";
import { teachAria } from "./aria-messages.ts";

/**
 * Wraps everything made of react-aria: its own words come from the page's catalogue, and what it counts and compares follows the page's language. It is loaded
 * together with its children, so the first load pays nothing.
 */
export function AriaLanguage({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  // Before the children, which format their words as they are drawn.
  teachAria(intl);
  return <I18nProvider locale={intl.locale}>{children}</I18nProvider>;
}
