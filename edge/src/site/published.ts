import { calls, type Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import type { Entries } from "@shanyraq/routes";

const contentPaths = {
  products: calls.productBySlug.path,
  news: calls.newsBySlug.path,
  pages: calls.pageBySlug.path,
  media: calls.newsBySlug.path,
} as const satisfies Record<Entries, string>;

export interface PublishedOptions {
  readonly providerUrl: string;
  /** One request to the provider. */
  readonly upstream: (request: Request) => Promise<Response>;
}

/**
 * Whether an entry is published now; it may be newer than the export.
 * @throws where the provider cannot tell, so that a page that exists is never said to be gone.
 */
export const publishedAt =
  ({ providerUrl, upstream }: PublishedOptions) =>
  async (kind: Entries, slug: string, locale: Locale): Promise<boolean> => {
    const path = contentPaths[kind].replace("{slug}", encodeURIComponent(slug));
    const address = providerUrl.replace(/\/$/, "") + path;
    const answer = await upstream(new Request(address, { headers: { lang: locale, accept: "application/json" } }));
    if (answer.status >= 500) throw new Error(`the provider answered ${answer.status}`);
    if (!answer.ok || contentPaths[kind] !== calls.newsBySlug.path) return answer.ok;
    // One call tells of both: what others write has its own address, and would otherwise stand under two. A back office
    // that names no type has but one list.
    const { type } = (await answer.json()) as Output<"newsBySlug">;
    return type === undefined || (type === "media") === (kind === "media");
  };
