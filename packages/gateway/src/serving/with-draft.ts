import { PREVIEW_COOKIE, type Desk } from "@shanyraq/desk";
import { createReplies, publishedAt, type EdgeOptions } from "@shanyraq/edge";
import type { Locale } from "@shanyraq/i18n";
import { lead } from "@shanyraq/routes/hosting";
import { ofReply, type Answer } from "./answer.ts";
import type { NodeRequest } from "./node-request.ts";
import { apiHeaders, framed } from "./security-headers.ts";
import { sitePages } from "./site-pages.ts";
import { madeOf, type ServedSite } from "./served-site.ts";
import type { StaticFiles } from "./static-files.ts";

/** What is asked for as a picture, and every call that does something, is the same with a draft and without one. */
const showsDraft = ({ method, address: { pathname } }: NodeRequest): boolean =>
  method === "GET" && !pathname.startsWith("/desk") && !pathname.startsWith("/_next/");

/** The shell of an entry: a page that was built would show its own text first. */
function withoutBuilt(files: StaticFiles): StaticFiles {
  const isOfEntry = (address: string) => {
    const { to } = lead(address);
    return to === "entry";
  };
  return { ...files, addresses: (leads) => new Map([...files.addresses(leads)].filter(([address]) => !isOfEntry(address))) };
}

/**
 * Answers an editor's browser as if the draft it previews were live; undefined for everybody else. The edge works as ever: only what it asks the
 * back office is answered in a transaction that is undone.
 */
export function withDraft(
  desk: Pick<Desk, "draftOf" | "answerWith">,
  edge: EdgeOptions,
  site: Pick<ServedSite, "current">,
): (request: NodeRequest) => Promise<Answer | undefined> | undefined {
  const shells = madeOf(site, withoutBuilt);
  return (request) => {
    const cookies = request.headers.get("cookie");
    if (!cookies?.includes(`${PREVIEW_COOKIE}=`) || !showsDraft(request)) return undefined;
    return (async () => {
      const draft = await desk.draftOf(cookies);
      if (!draft) return undefined;
      const { transport: _, ...own } = edge;
      const previewing: EdgeOptions = { ...own, upstream: (toUpstream) => desk.answerWith(draft, toUpstream) };
      const reply = await createReplies(previewing)(request);
      if (reply) return ofReply({ ...reply, headers: { ...reply.headers, "cache-control": "no-store" } }, apiHeaders);
      if (request.headers.get("sec-fetch-dest") !== "iframe") return undefined;
      const published = publishedAt(previewing);
      return framed(await sitePages(shells(), (kind, slug, locale: Locale) => published(kind, slug, locale))(request));
    })();
  };
}
