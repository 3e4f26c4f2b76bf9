import { localeFacts, type Locale } from "@shanyraq/i18n";

/** Where a request's signatures are verified; its QR code is on every paper. */
export const verifyAddress = (siteOrigin: string, id: string, locale: Locale): string =>
  `${siteOrigin}${localeFacts[locale].prefix}/verify/${id}`;
