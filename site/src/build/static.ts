import type { GetStaticPaths, GetStaticProps } from "next";
import type { Locale } from "@shanyraq/i18n";
import { routes, SHELL, shellValue, type Route, type RouteName } from "@shanyraq/routes";
import { forStudies } from "../screens/for-studies.ts";
import type { PageProps, ScreenName, ShownProduct } from "./page-props.ts";
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

const props: { readonly [S in ScreenName]: (locale: Locale, entry: string | undefined) => PageProps[S] } = {
  home: (locale) => ({
    products: recorded(locale, "products").data.filter(({ main_active }) => main_active),
    news: recorded(locale, "newsMainPage").data.slice(0, 3),
    faqs: recorded(locale, "faqs").data,
  }),
  products: (locale) => ({ products: recorded(locale, "products").data }),
  product: (locale, slug) => ({
    product: slug ? shownProduct(locale, slug) : null,
  }),
  calculate: (locale, slug) => {
    const product = slug ? recorded(locale, "productBySlug", slug) : null;
    return { product, form: product?.calculator ? recorded(locale, "getProductForm", product.slug) : null };
  },
  news: (locale) => ({ page: recorded(locale, "news") }),
  newsItem: (locale, slug) => ({ item: slug ? recorded(locale, "newsBySlug", slug) : null }),
  content: (locale, slug) => ({ page: slug ? recorded(locale, "pageBySlug", slug) : null }),
  calculateOnline: () => ({}),
  calculated: () => ({}),
  payment: () => ({}),
  cabinet: () => ({}),
  cabinetInfo: () => ({}),
  cabinetNotifications: () => ({}),
  cabinetReports: () => ({}),
  cabinetReport: () => ({}),
  cabinetResetPassword: () => ({}),
  checkPolis: () => ({}),
  checkStatus: () => ({}),
  complianceController: () => ({}),
  feedback: () => ({}),
  insuranceOmbudsman: () => ({}),
  sign: () => ({}),
  verify: () => ({}),
  lead: () => ({}),
};

export const propsOf =
  (name: RouteName, locale: Locale): GetStaticProps =>
  async ({ params = {} }) => ({ props: props[routes[name].screen as ScreenName](locale, entryOf(params)) });

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
