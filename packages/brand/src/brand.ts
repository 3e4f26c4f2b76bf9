/** A text in the three languages of the site. */
interface InThree {
  readonly ru: string;
  readonly kk: string;
  readonly en: string;
}

/** What the company is called. Apart from the rest, which no page's script needs. */
export const brandName = { ru: "Шанырак Life", kk: "Шаңырақ Life", en: "Shanyraq Life" } as const satisfies InThree;
export const siteName = {
  ru: "Шанырак Life. Страхование жизни",
  kk: "Шаңырақ Life. Өмірді сақтандыру",
  en: "Shanyraq Life. Life insurance",
} as const satisfies InThree;

/** Whether a little snow falls over the pages as they open: for the days around the New Year. Apart, as every page asks. */
export const snowing: boolean = false;

/** The insurer whose site this is. Invented: the number, the licence, the address and the phones belong to nobody. */
export const brand = {
  name: brandName,
  siteName,
  company: {
    legalName: {
      ru: "АО «Компания по страхованию жизни «Шанырак Life»",
      kk: "«Шаңырақ Life» өмірді сақтандыру компаниясы» АҚ",
      en: "Shanyraq Life Insurance Company JSC",
    } satisfies InThree,
    /** Business identification number: the tax number of the footer. */
    bin: "190740099992",
    address: {
      ru: "050000, Алматы, ул. Образцовая, 1",
      kk: "050000, Алматы, Үлгілі көшесі, 1",
      en: "1 Ulgili Street, Almaty 050000",
    } satisfies InThree,
    licence: {
      ru: "Лицензия № 2.1.00 от 24 июля 2019 года, отрасль «страхование жизни»",
      kk: "2019 жылғы 24 шілдедегі № 2.1.00 лицензия, «өмірді сақтандыру» саласы",
      en: "Licence No. 2.1.00 of 24 July 2019, life insurance line",
    } satisfies InThree,
    /** Where invoices are paid: an account that no bank has. The code of the beneficiary (KBe) is 15: a resident, another financial organisation. */
    account: {
      iban: "KZ77999A000000000001",
      bank: { ru: "АО «Банк Образцовый»", kk: "«Үлгі Банк» АҚ", en: "Ulgi Bank JSC" } satisfies InThree,
      bic: "ULGIKZKA",
      kbe: "15",
    },
    founded: 2019,
    phone: "+7 (700) 000-00-00",
    /** A number of four digits that every operator knows; nothing of it is shown where the insurer has none. */
    shortPhone: undefined as string | undefined,
    /** Where people write to in a messenger; nothing of it is shown where the insurer has none. */
    messenger: "https://wa.me/77000000000" as string | undefined,
    email: "info@shanyraq-life.example",
    /** True while nothing of this is real: pages then say so. */
    demo: true,
  },
  /** Companies of the same group, for the header. */
  sisterSites: [
    {
      id: "property",
      name: { ru: "Страхование имущества", kk: "Мүлікті сақтандыру", en: "Property insurance" } satisfies InThree,
      url: "https://insurance.shanyraq.example",
    },
    { id: "bank", name: { ru: "Банк", kk: "Банк", en: "Bank" } satisfies InThree, url: "https://bank.shanyraq.example" },
    {
      id: "invest",
      name: { ru: "Инвестиции", kk: "Инвестиция", en: "Investments" } satisfies InThree,
      url: "https://invest.shanyraq.example",
    },
  ],
  socials: [
    { slug: "instagram", name: "Instagram", url: "https://instagram.com/shanyraqlife.example" },
    { slug: "telegram", name: "Telegram", url: "https://t.me/shanyraqlife_example" },
    { slug: "youtube", name: "YouTube", url: "https://youtube.com/@shanyraqlife.example" },
  ],
  /** Whom a finder of a weakness writes to; published in /.well-known/security.txt. */
  securityContact: "mailto:security@shanyraq-life.example",
  /** The ground of each theme as the browser's own frame needs it. */
  themeColour: { light: "#fbf8f2", dark: "#0e171c" },
} as const;

/** The two colours that tell the brand: deep teal of a steppe night, and the gold of the ring. All others follow (palette.ts). */
export const brandTints = { main: { chroma: 0.066, hue: 210 }, accent: { chroma: 0.14, hue: 76 } } as const;
