// Written again with what is published: a page that is open in development then asks for its data again.
import "#generated/recording.json";
import type { GetStaticPaths, GetStaticProps } from "next";
import type { Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import type { ListedProduct } from "@shanyraq/ui/content/products/ProductCard.tsx";
import { routes, SHELL, shellValue, type Route, type RouteName } from "@shanyraq/routes";
import { forStudies } from "./for-studies.ts";
import { aroundItem } from "./around-item.ts";
import type { PageProps, ScreenName, ShownNews, ShownProduct } from "./page-props.ts";
import { messagesOf } from "./page-messages.ts";
import { publishedEntries, recorded } from "./recorded.ts";

type Params = Readonly<Record<string, string | string[] | undefined>>;
const entryOf = (params: Params): string | undefined => {
  const values = Object.values(params).flat();
  return values.some((value) => value === SHELL) ? undefined : values.find((value) => value !== undefined);
};

function shownProduct(locale: Locale, slug: string): ShownProduct {
  const product = recorded(locale, "productBySlug", slug);
  const universities = forStudies(product) ? recorded(locale, "universities").data : [];
  return { product, files: recorded(locale, "getFileRule", slug).files ?? [], universities };
}

const shownNews = (locale: Locale, slug: string, items: Output<"news">["data"]): ShownNews => ({
  item: recorded(locale, "newsBySlug", slug),
  around: aroundItem(items, slug),
});

const listed = ({
  audience,
  calculator,
  description,
  from_frequency,
  from_price,
  kind,
  name,
  slug,
}: Output<"productBySlug">): ListedProduct => ({ audience, calculator, description, from_frequency, from_price, kind, name, slug });

/** What the build knows for a screen; one that asks everything itself has no row. */
const props: { readonly [S in ScreenName]: (locale: Locale, entry: string | undefined) => PageProps[S] } = {
  home: (locale) => ({
    first: recorded(locale, "products").data.flatMap(({ main_active, slug }) => (main_active ? [slug] : [])),
    all: recorded(locale, "products").data.map(listed),
    news: recorded(locale, "newsMainPage")
      .data.slice(0, 3)
      // A card says the short text alone.
      .map((item) => ({ ...item, info: "" })),
    faqs: recorded(locale, "faqs").data,
    slides: recorded(locale, "sliders").data,
    reviews: recorded(locale, "reviews").data.slice(0, 3),
    ratings: recorded(locale, "ratings").data,
  }),
  about: (locale) => ({ sections: recorded(locale, "abouts").data, ratings: recorded(locale, "ratings").data }),
  directors: (locale) => ({ people: recorded(locale, "managements").data }),
  shareholders: (locale) => ({
    section: recorded(locale, "investors", "shareholders"),
    disclosure: recorded(locale, "investors", "disclosure"),
  }),
  report: (locale) => {
    const reports = recorded(locale, "reports").data.filter(({ period }) => period === "year");
    return { reports, files: recorded(locale, "reportFiles").data };
  },
  reports: (locale) => {
    const { data, years } = recorded(locale, "reports");
    return { years, reports: data.filter(({ year }) => year === years[0]), files: recorded(locale, "reportFiles").data };
  },
  media: (locale) => ({ page: recorded(locale, "news", "media") }),
  mediaItem: (locale, slug) => ({ shown: slug ? shownNews(locale, slug, recorded(locale, "news", "media").data) : null }),
  contacts: (locale) => ({ page: recorded(locale, "contacts"), cities: recorded(locale, "contactsCities").data }),
  products: (locale) => ({ products: recorded(locale, "products").data }),
  product: (locale, slug) => ({
    product: slug ? shownProduct(locale, slug) : null,
  }),
  calculate: (locale, slug) => {
    const product = slug ? recorded(locale, "productBySlug", slug) : null;
    return { product, form: product?.calculator ? recorded(locale, "getProductForm", product.slug) : null };
  },
  news: (locale) => ({ page: recorded(locale, "news") }),
  newsItem: (locale, slug) => ({ shown: slug ? shownNews(locale, slug, recorded(locale, "news", "all").data) : null }),
  content: (locale, slug) => ({ page: slug ? recorded(locale, "pageBySlug", slug) : null }),
};

const isGiven = (screen: string): screen is ScreenName => Object.hasOwn(props, screen);

export const propsOf =
  (name: RouteName, locale: Locale): GetStaticProps =>
  async ({ params = {} }) => {
    const { screen }: Route = routes[name];
    const messages = messagesOf(locale, screen);
    return { props: { ...(isGiven(screen) && props[screen](locale, entryOf(params))), messages, screen } };
  };

export const pathsOf =
  (name: RouteName): GetStaticPaths =>
  async () => {
    const route: Route = routes[name];
    const keys = [...route.path.matchAll(/\{(\w+)([?+]?)\}/g)].map(([, key = "", kind = ""]) => ({ key, kind }));
    const shell = { params: Object.fromEntries(keys.map(({ key, kind }) => [key, kind === "+" ? [...shellValue(kind)] : SHELL])) };
    const published = route.render === "perEntry" && route.entries ? publishedEntries()[route.entries] : [];
    const entry = (value: string) => ({ params: Object.fromEntries(keys.map(({ key }) => [key, value])) });
    return { paths: [shell, ...published.map(entry)], fallback: false };
  };
