import { SLUG, type DeskKind, type EntryAtDesk, type MoveResult, type Written } from "@shanyraq/provider";
import { html } from "@shanyraq/rules/markup";
import { isDeepStrictEqual } from "node:util";
import type { AtDesk } from "./desk-request.ts";
import { instantOf } from "./astana-time.ts";
import { blank, formName, readWritten } from "./form/read-written.ts";
import { actedOn, placeAfter, rowActIn, rowsOf, type RowAct } from "./form/rows.ts";
import { compareMarkup } from "./pages/compare-markup.ts";
import { entryPage } from "./pages/entry-page.ts";
import { note, noteList } from "./pages/notes.ts";
import { fieldOf } from "./read-form.ts";
import { seeOther } from "./reply.ts";
import { word } from "./word.ts";

interface Place {
  readonly desk: DeskKind;
  readonly slug: string;
}

/** Somebody else has saved since: both texts side by side, and the form with the editor's own, to be saved over the other or made one of both. */
async function showBoth(request: AtDesk, { desk, slug }: Place, written: Written): Promise<Response> {
  const { editing, locale } = request;
  const entry = await editing.entry({ kind: desk.kind, slug });
  if (!entry) return seeOther(`/desk/${desk.kind}`);
  const sides = [
    { name: word(locale, "desk.conflict.theirs"), written: entry.written },
    { name: word(locale, "desk.conflict.mine"), written },
  ] as const;
  const both = html`${note("bad", word(locale, "desk.conflict"))} ${compareMarkup(desk, sides, locale)}`;
  return entryPage(request, { desk, slug, entry, written, status: 409, notes: [both] });
}

const number = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);

/** What became of a publication, in words beside the form; undefined where it was done. */
export async function responseToMove(request: AtDesk, { desk, slug }: Place, moved: MoveResult): Promise<Response | undefined> {
  if (moved.ok) return undefined;
  const { editing, locale } = request;
  const entry = await editing.entry({ kind: desk.kind, slug });
  if (!entry) return seeOther(`/desk/${desk.kind}`);
  const status = moved.reason === "newer" || moved.reason === "gone" ? 409 : 400;
  const notes = [note("bad", word(locale, `desk.refused.${moved.reason}`))];
  return entryPage(request, { desk, slug, entry, written: entry.written, status, notes });
}

async function continueEditing(
  request: AtDesk,
  place: Place,
  form: FormData,
  saved: { readonly number: number; readonly seen: number },
): Promise<Response> {
  const { desk, slug } = place;
  const { editing, session } = request;
  const home = `/desk/${desk.kind}/${slug}`;
  const next = form.get("next");
  if (next === "preview") return seeOther(`${home}/preview`);
  if (next !== "publish" && next !== "schedule") return seeOther(`${home}?done=saved`);
  const at = instantOf(fieldOf(form, "publish_at")) ?? 0;
  const move =
    next === "publish" ? { act: "publish" as const, number: saved.number } : { act: "schedule" as const, number: saved.number, at };
  const moved = await editing.move(session, { kind: desk.kind, slug }, { seen: saved.seen, move });
  return (await responseToMove(request, place, moved)) ?? seeOther(`${home}?done=${next === "publish" ? "published" : "scheduled"}`);
}

/** A button of a row was pressed: the form is shown again with its rows in their new order, and nothing is saved. */
async function showRows(request: AtDesk, { desk, slug }: Place, form: FormData, act: RowAct): Promise<Response> {
  const { editing, locale } = request;
  const entry = slug === "" ? undefined : await editing.entry({ kind: desk.kind, slug });
  const { written } = await readWritten(form, desk, entry?.written ?? blank, editing);
  const field = desk.facts.find(({ name }) => name === act.field);
  const rows = field?.rows && actedOn(rowsOf(written.facts[act.field]), act, field.rows);
  const changed = rows ? { ...written, facts: { ...written.facts, [act.field]: rows } } : written;
  const [outer, ...deeper] = placeAfter(act);
  return entryPage(request, {
    desk,
    slug,
    entry,
    written: changed,
    seen: number(fieldOf(form, "seen")),
    focusOn: [formName("facts", act.field), outer, ...deeper.flatMap((place) => [field?.rows?.inner?.name ?? "", place])].join("."),
    notes: [note("good", word(locale, "desk.row.unsaved"))],
  });
}

/** What was typed says the same as what stands: nothing is saved twice. */
const isSame = (entry: EntryAtDesk, written: Written): boolean =>
  entry.current !== undefined && isDeepStrictEqual(entry.current.written, written);

/** Saves a form as a draft, and does what its button says then. */
export async function saveEntry(request: AtDesk, place: Place, form: FormData): Promise<Response> {
  const { desk, slug } = place;
  const { editing, locale, session } = request;
  const act = rowActIn(form);
  if (act) return showRows(request, place, form, act);
  const name = { kind: desk.kind, slug };
  const entry = await editing.entry(name);
  const { written, refused } = await readWritten(form, desk, entry?.written ?? blank, editing);
  const seen = number(fieldOf(form, "seen"));
  const isUnchanged = entry !== undefined && entry.newest === seen && isSame(entry, written);
  const saved = isUnchanged ? undefined : await editing.save(session, name, { seen, written });
  if (saved && !saved.ok) return showBoth(request, place, written);
  if (refused.length > 0) {
    const now = await editing.entry(name);
    const notes = [noteList("bad", { title: word(locale, "desk.picture.refused"), lines: refused })];
    if (now) return entryPage(request, { desk, slug, entry: now, written: now.written, status: 400, notes });
  }
  const kept = saved?.number ?? entry?.current?.number ?? 0;
  return continueEditing(request, place, form, { number: kept, seen: saved?.number ?? seen });
}

/** Saves an entry under the name that its editor gives it. */
export async function saveNew(request: AtDesk, desk: DeskKind, form: FormData): Promise<Response> {
  const { editing, locale } = request;
  const act = rowActIn(form);
  if (act) return showRows(request, { desk, slug: "" }, form, act);
  const slug = fieldOf(form, "slug").slice(0, 80);
  const isNamed = SLUG.test(slug) && slug !== "new" && (desk.slugs.length === 0 || desk.slugs.includes(slug));
  const isTaken = isNamed && (await editing.entry({ kind: desk.kind, slug })) !== undefined;
  if (isNamed && !isTaken) return saveEntry(request, { desk, slug }, form);
  const { written } = await readWritten(form, desk, blank, editing);
  const slugFault = word(locale, isTaken ? "desk.slug.taken" : "desk.slug.fault");
  return entryPage(request, { desk, slug, entry: undefined, written, status: 400, slugFault });
}
