import type { Localised } from "@shanyraq/i18n";

/** The insurer whose site this is. Another insurer puts its own facts here and nowhere else. */
export const brand = {
  name: { ru: "Шанырак Life", kk: "Шаңырақ Life", en: "Shanyraq Life" } satisfies Localised,
  siteName: {
    ru: "Шанырак Life. Страхование жизни",
    kk: "Шаңырақ Life. Өмірді сақтандыру",
    en: "Shanyraq Life. Life insurance",
  } satisfies Localised,
  /** Whom a finder of a weakness writes to; published in /.well-known/security.txt. */
  securityContact: "mailto:security@shanyraq-life.example",
  themeColour: { light: "#fbf8f2", dark: "#0e171c" },
} as const;
