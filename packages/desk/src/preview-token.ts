import { SLUG, type Draft, type Editing } from "@shanyraq/provider";
import { cookie, PREVIEW_COOKIE } from "./cookies.ts";

/** How long a browser shows a draft; opening the preview again begins again. */
const PREVIEW_SECONDS = 15 * 60;

const parts = (tokenHash: string, { kind, slug, number }: Draft, until: number) => [tokenHash, kind, slug, String(number), String(until)];

/** The cookie by which the browser of one session is shown one draft. */
export function previewCookie(editing: Pick<Editing, "now" | "tagOf">, tokenHash: string, draft: Draft): string {
  const until = Math.floor(editing.now() / 1000) + PREVIEW_SECONDS;
  const tag = editing.tagOf("preview", ...parts(tokenHash, draft, until));
  return cookie(PREVIEW_COOKIE, [draft.kind, draft.slug, draft.number, until, tag].join("."), PREVIEW_SECONDS);
}

export const noPreview: string = cookie(PREVIEW_COOKIE, "", 0);

/** The draft that a cookie names; undefined where it is another session's, over, or nobody made it. */
export function previewOf(editing: Pick<Editing, "now" | "isTag">, tokenHash: string, value: string): Draft | undefined {
  const [kind = "", slug = "", number = "", until = "", tag = ""] = value.split(".");
  if (!SLUG.test(kind) || !SLUG.test(slug) || !/^\d{1,6}$/.test(number) || !/^\d{10,11}$/.test(until)) return undefined;
  const draft = { kind, slug, number: Number(number) };
  if (Number(until) * 1000 < editing.now()) return undefined;
  return editing.isTag(tag, "preview", ...parts(tokenHash, draft, Number(until))) ? draft : undefined;
}
