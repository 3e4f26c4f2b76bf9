import { deskKinds, SLUG, type DeskKind, type Move } from "@shanyraq/provider";
import type { AtDesk } from "./desk-request.ts";
import { blank } from "./form/read-written.ts";
import { entriesPage } from "./pages/entries-page.ts";
import { entryPage } from "./pages/entry-page.ts";
import { historyPage } from "./pages/history-page.ts";
import { note } from "./pages/notes.ts";
import { previewPage } from "./pages/preview-page.ts";
import { revisionPage } from "./pages/revision-page.ts";
import { previewCookie } from "./preview-token.ts";
import { fieldOf } from "./read-form.ts";
import { bare, seeOther } from "./reply.ts";
import { saveEntry, saveNew, responseToMove } from "./save-entry.ts";
import { word } from "./word.ts";

const done = ["saved", "published", "scheduled", "unscheduled", "withdrawn", "undone", "restored", "dismissed"] as const;
const notices: Readonly<Record<Move["act"], (typeof done)[number]>> = {
  publish: "published",
  schedule: "scheduled",
  unschedule: "unscheduled",
  withdraw: "withdrawn",
  undo: "undone",
  restore: "restored",
  dismiss: "dismissed",
};

const whole = (text: string | undefined): number => (text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : 0);

function moveIn(form: FormData): Move | undefined {
  const number = whole(fieldOf(form, "number"));
  const act = fieldOf(form, "act");
  if (act === "undo" || act === "withdraw") return { act };
  return act === "unschedule" || act === "restore" || act === "dismiss" ? { act, number } : undefined;
}

async function move(request: AtDesk, desk: DeskKind, slug: string, form: FormData): Promise<Response> {
  const asks = moveIn(form);
  if (!asks) return bare(400);
  const seen = whole(fieldOf(form, "seen"));
  const moved = await request.editing.move(request.session, { kind: desk.kind, slug }, { seen, move: asks });
  return (await responseToMove(request, { desk, slug }, moved)) ?? seeOther(`/desk/${desk.kind}/${slug}?done=${notices[asks.act]}`);
}

async function place({ editing, session }: AtDesk, { kind, of }: DeskKind, slug: string, form: FormData): Promise<Response> {
  const step = fieldOf(form, "step");
  if ("article" in of || (step !== "earlier" && step !== "later")) return bare(400);
  await editing.place(session, { kind, slug }, step);
  return seeOther(`/desk/${kind}#${slug}`);
}

async function shown(request: AtDesk, desk: DeskKind, [slug = "", view, which]: readonly (string | undefined)[]): Promise<Response> {
  const { editing, locale, session, url } = request;
  const { kind } = desk;
  const entry = await editing.entry({ kind, slug });
  if (!entry) return bare(404);
  const { current } = entry;
  if (view === undefined) {
    const what = done.find((one) => one === url.searchParams.get("done"));
    const notes = what ? [note("good", word(locale, `desk.done.${what}`))] : [];
    return entryPage(request, { desk, slug, entry, written: entry.written, notes });
  }
  if (view === "history") return historyPage(request, desk, slug, entry);
  if (view === "revision") {
    const revision = entry.revisions.find(({ number }) => number === whole(which));
    return revision ? revisionPage(request, desk, slug, entry, revision) : bare(404);
  }
  if (view !== "preview" || !current) return bare(404);
  const draft = { kind, slug, number: current.number };
  await editing.note(session, "previewed", draft);
  const response = previewPage(request, desk, slug, entry, current);
  response.headers.append("set-cookie", previewCookie(editing, session.tokenHash, draft));
  return response;
}

/** Everything under the name of a kind: its entries, their forms, their history. */
export async function entryRoutes(request: AtDesk, form: FormData | undefined): Promise<Response> {
  const [kind, slug, view, ...rest] = request.path;
  const desk = deskKinds.find((one) => one.kind === kind);
  if (!desk) return bare(404);
  if (slug === undefined) return form ? bare(405) : entriesPage(request, desk);
  if (!SLUG.test(slug)) return bare(404);
  if (slug === "new" && view === undefined)
    return form ? saveNew(request, desk, form) : entryPage(request, { desk, slug: "", entry: undefined, written: blank });
  if (!form) return shown(request, desk, [slug, view, ...rest]);
  if (view === undefined && (await request.editing.entry({ kind: desk.kind, slug }))) return saveEntry(request, { desk, slug }, form);
  if (view === "place") return place(request, desk, slug, form);
  return view === "move" ? move(request, desk, slug, form) : bare(404);
}
