import { calls, type CallName, type Output } from "@shanyraq/calls";
import { replyFault } from "@shanyraq/calls/reply-fault";
import type { Locale } from "@shanyraq/i18n";
import type { Entries } from "@shanyraq/routes";

const contentCalls = {
  products: "productBySlug",
  news: "newsBySlug",
  pages: "pageBySlug",
  media: "newsBySlug",
} as const satisfies Record<Entries, CallName>;

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
    const name = contentCalls[kind];
    const path = calls[name].path.replace("{slug}", encodeURIComponent(slug));
    const address = providerUrl.replace(/\/$/, "") + path;
    const answer = await upstream(new Request(address, { headers: { lang: locale, accept: "application/json" } }));
    if (answer.status >= 500) throw new Error(`the provider answered ${answer.status}`);
    if (!answer.ok) return false;
    const reply: unknown = await answer.json();
    // Its page could show nothing of it.
    if (replyFault(name, reply)) throw new Error("the provider answered something else");
    if (name !== "newsBySlug") return true;
    // One call tells of both: what others write has its own address, and would otherwise stand under two. A back office
    // that names no type has but one list.
    const { type } = reply as Output<"newsBySlug">;
    return type === undefined || (type === "media") === (kind === "media");
  };
