import type { PlainMessageId } from "@shanyraq/i18n";

/** How a page reaches a CDN that cannot run code per request. */
export type Render =
  | "once" // one HTML file per locale
  | "perEntry" // one HTML file per published entry and locale, and a shell for those published later
  | "shell"; // one HTML file per locale; the host rewrites every match to it

/** Where the entries of a route come from; the last parameter is the entry's slug. */
export type Entries = "products" | "news" | "pages" | "media";

export interface Route {
  /** `{id}` one segment, `{id?}` an optional last one, `{rest+}` all that follow. */
  readonly path: string;
  readonly render: Render;
  /** Of a page of the account (`account`) the staff has its own too; a customer's page is a customer's alone. */
  readonly auth: "anyone" | "account" | "customer";
  readonly indexed: boolean;
  /** The screen that draws it. */
  readonly screen: string;
  readonly title: PlainMessageId;
  readonly entries?: Entries;
}

type Options = Partial<Omit<Route, "path" | "screen" | "title">>;
type Titled<P extends string> = Route & { readonly path: P };

const page = <const P extends string>(path: P, screen: string, title: PlainMessageId, options: Options = {}): Titled<P> => ({
  render: "once",
  auth: "anyone",
  indexed: true,
  ...options,
  path,
  screen,
  title,
});
const own = { auth: "customer", indexed: false } as const;
const ofAccount = { auth: "account", indexed: false } as const;
const ownShell = { ...own, render: "shell" } as const;

/** Every address of the site, once. Order does not matter: matching prefers literal segments. */
export const routes = {
  home: page("/", "home", "page.home"),
  about: page("/about", "about", "page.about"),
  cabinet: page("/cabinet", "cabinet", "page.cabinet", own),
  cabinetApps: page("/cabinet/apps", "cabinetApps", "page.cabinetApps", own),
  cabinetClaims: page("/cabinet/claims", "cabinetClaims", "page.cabinetClaims", own),
  cabinetInfo: page("/cabinet/info", "cabinetInfo", "page.cabinetInfo", ofAccount),
  cabinetNotifications: page("/cabinet/notifications", "cabinetNotifications", "page.cabinetNotifications", ofAccount),
  cabinetReports: page("/cabinet/reports", "cabinetReports", "page.cabinetReports", own),
  cabinetReport: page("/cabinet/reports/{id}", "cabinetReport", "page.cabinetReport", ownShell),
  cabinetReportChange: page("/cabinet/reports/change/{id?}", "cabinetReportChange", "page.cabinetReportChange", ownShell),
  cabinetReportCancel: page("/cabinet/reports/cancel/{id?}", "cabinetReportCancel", "page.cabinetReportCancel", ownShell),
  cabinetReportMaturity: page("/cabinet/reports/maturity/{id}", "cabinetReportMaturity", "page.cabinetReportMaturity", ownShell),
  cabinetReportPaper: page("/cabinet/reports/paper/{id}", "cabinetReportPaper", "page.cabinetReportPaper", ownShell),
  cabinetResetPassword: page("/cabinet/reset-password", "cabinetResetPassword", "page.cabinetResetPassword", ofAccount),
  calculated: page("/calculated", "calculated", "page.calculated", { indexed: false }),
  checkPolis: page("/check-polis", "checkPolis", "page.checkPolis"),
  checkStatus: page("/check-status", "checkStatus", "page.checkStatus"),
  complianceController: page("/compliance-controller", "complianceController", "page.complianceController"),
  contacts: page("/contacts", "contacts", "page.contacts"),
  directors: page("/directors", "directors", "page.directors"),
  employeeReception: page("/employee-reception", "employeeReception", "page.employeeReception", { indexed: false }),
  feedback: page("/feedback", "feedback", "page.feedback"),
  insuranceOmbudsman: page("/insurance-ombudsman", "insuranceOmbudsman", "page.insuranceOmbudsman"),
  news: page("/news", "news", "page.news"),
  newsItem: page("/news/{id}", "newsItem", "page.newsItem", { render: "perEntry", entries: "news" }),
  media: page("/smi", "media", "page.media"),
  mediaItem: page("/smi/{id}", "mediaItem", "page.mediaItem", { render: "perEntry", entries: "media" }),
  payment: page("/payment", "payment", "page.payment", { indexed: false }),
  products: page("/products", "products", "page.products"),
  product: page("/products/{slug}", "product", "page.product", { render: "perEntry", entries: "products" }),
  productPaper: page("/products/{slug}/paper/{document}", "productPaper", "page.productPaper", { render: "shell", indexed: false }),
  calculate: page("/products/{slug}/calculate", "calculate", "page.calculate", { render: "perEntry", entries: "products" }),
  calculateOnline: page("/products/{slug}/calculate/online/{id?}", "calculateOnline", "page.calculateOnline", {
    render: "shell",
    indexed: false,
  }),
  calculateById: page("/products/{slug}/calculate/{id}", "calculate", "page.calculate", { render: "shell", indexed: false }),
  calculateRest: page("/products/{slug}/calculate/{rest+}", "calculate", "page.calculate", { render: "shell", indexed: false }),
  report: page("/report", "report", "page.report"),
  reports: page("/reports", "reports", "page.reports"),
  shareholders: page("/shareholders", "shareholders", "page.shareholders"),
  sign: page("/sign/{id?}", "sign", "page.sign", { render: "shell", indexed: false }),
  verify: page("/verify/{GUID?}", "verify", "page.verify", { render: "shell", indexed: false }),
  notMe: page("/not-me", "notMe", "page.notMe", { indexed: false }),
  content: page("/{slug}", "content", "page.content", { render: "perEntry", entries: "pages" }),
  contentItem: page("/{slug}/{id}", "content", "page.content", { render: "shell", entries: "pages" }),
} satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export type PathOf<N extends RouteName> = (typeof routes)[N]["path"];
export const routeNames = Object.keys(routes) as readonly RouteName[];

/** Old addresses, moved for good. */
export const redirects = [
  { from: "/products/index", to: "/products" },
  { from: "/products/{slug}/index", to: "/products/{slug}" },
  { from: "/products/{slug}/calculate/index", to: "/products/{slug}/calculate" },
] as const;
