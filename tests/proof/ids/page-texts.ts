import type { Page } from "@playwright/test";
import { withIds, type Replies } from "./recorded-replies.ts";
import { textsAsIds } from "./text-as-id.ts";

type Element = string | { readonly type: number; readonly value: string; readonly children?: readonly Element[] };

/** Kinds of parts of a compiled text, which the parser names by number. */
const ARGUMENT = 1;
const TAG = 8;

/** A text as ids write it, as a page reads it: words, arguments, and parts that are drawn apart. */
function compiled(text: string): readonly Element[] {
  return [...text.matchAll(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}|[^<{]+/g)].map(([all, tag, inner, argument]) => {
    if (tag !== undefined) return { type: TAG, value: tag, children: compiled(inner ?? "").map(asElement) };
    return argument === undefined ? all : { type: ARGUMENT, value: argument };
  });
}
const asElement = (element: Element): Element => (typeof element === "string" ? { type: 0, value: element } : element);

/** The data that a page comes with. */
const DATA = /(<script id="__NEXT_DATA__" type="application\/json"[^>]*>)(.*?)(<\/script>)/s;

/** A page whose recorded replies are in ids. What the build has drawn of it no longer fits, so that React draws all of it again. */
const inIds = (page: string, replies: Replies): string =>
  page
    .replace('<div id="__next">', '<div id="__next"><i hidden></i>')
    .replace(
      DATA,
      (_, start: string, data: string, end: string) =>
        start + JSON.stringify(withIds(JSON.parse(data), replies)).replaceAll("<", String.raw`\u003c`) + end,
    );

/**
 * Draws the texts of a page as ids. A page unpacks each catalogue that comes to it by its entries, whatever it came with: there they are replaced.
 * What the provider had said when the site was built is replaced where the page comes from.
 */
export async function drawIds(page: Page, replies: Replies): Promise<void> {
  const ids = Object.fromEntries(Object.entries(textsAsIds()).map(([id, text]) => [id, compiled(text)]));
  await page.addInitScript((texts: Readonly<Record<string, unknown>>) => {
    const entries: (of: object) => [string, unknown][] = Object.entries.bind(Object);
    const inIds = (of: object) => {
      const own = entries(of);
      const isCatalogue = own.length > 0 && own.every(([id]) => id.includes("."));
      return isCatalogue ? own.map(([id, text]): [string, unknown] => [id, texts[id] ?? text]) : own;
    };
    Object.assign(Object, { entries: inIds });
  }, ids);
  await page.route(
    ({ pathname }) => !/^\/(?:api|sandbox)\//.test(pathname),
    async (route) => {
      const isData = /\/_next\/data\/.*\.json$/.test(new URL(route.request().url()).pathname);
      if (!isData && route.request().resourceType() !== "document") return route.fallback();
      // A server ends a line that was idle: a browser asks again on a new one, which this does not of itself.
      const response = await route.fetch({ maxRedirects: 0, maxRetries: 2 });
      const body = await response.text();
      // A page that asks whether there is a newer one gets no body.
      if (body === "") return route.fulfill({ response });
      if (isData && response.ok()) return route.fulfill({ response, json: withIds(JSON.parse(body), replies) });
      const isPage = (response.headers()["content-type"] ?? "").startsWith("text/html");
      return route.fulfill({ response, body: isPage ? inIds(body, replies) : body });
    },
  );
}
