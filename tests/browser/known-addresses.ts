import { routes, type RouteName } from "@shanyraq/routes";

/** What fills the places of a route's address in the seeded product. */
const known: Readonly<Record<string, string>> = { slug: "senim", id: "1", GUID: "1", rest: "a/b", document: "rules" };
const entry: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {
  content: { slug: "privacy" },
  newsItem: { id: "online-policy" },
  mediaItem: { id: "radio-claims" },
  contentItem: { slug: "privacy", id: "privacy" },
};

/** An address of every route that exists in the seeded product. */
export const addressOf = (name: RouteName): string =>
  routes[name].path.replace(/\/\{(\w+)[?+]?\}/g, (_, key: string) => `/${entry[name]?.[key] ?? known[key] ?? ""}`);
