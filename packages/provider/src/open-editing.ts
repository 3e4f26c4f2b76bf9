import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { isIin, typedOwner } from "@shanyraq/rules";
import { toHex } from "@shanyraq/signing";
import type { Kysely } from "kysely";
import { checkPassword } from "./api/account/check-password.ts";
import { frozenHour } from "./api/account/freeze/freeze.ts";
import type { DeskAct } from "./platform/database/desk-tables.ts";
import type { Written } from "./platform/database/records/written.ts";
import type { Tables } from "./platform/database/tables.ts";
import { latestActs, noteAct, type NotedAct } from "./domain/editing/desk-acts.ts";
import type { DeskKind } from "./domain/editing/desk-kinds.ts";
import {
  beginDeskSession,
  endDeskSession,
  findDeskSession,
  openDeskSession,
  type DeskSession,
  type OpenDeskSession,
} from "./domain/editing/desk-session.ts";
import { linksInspection } from "./domain/editing/entry-inspections.ts";
import { listEntries, type ListedEntry } from "./domain/editing/entry-list.ts";
import { exportedFiles } from "./domain/editing/exported-files.ts";
import { keepPicture, type SavedPicture } from "./domain/editing/keep-picture.ts";
import { liveMark } from "./domain/editing/live-mark.ts";
import { moveRevision, type Move, type MoveResult } from "./domain/editing/move-revision.ts";
import { placeEntry, type Direction } from "./domain/editing/place-entry.ts";
import { putLive } from "./domain/editing/publish-revision.ts";
import { readEntry, type EntryAtDesk } from "./domain/editing/read-entry.ts";
import type { EntryName } from "./domain/editing/revisions.ts";
import { saveRevision, type SaveResult } from "./domain/editing/save-revision.ts";
import { sendDeskCode, tryDeskCode, type NotSent } from "./domain/editing/sign-in-code.ts";
import type { Provider, ProviderOptions } from "./platform/ports/provider-options.ts";
import { servicesOf } from "./platform/adapters/services-of.ts";
import type { Context } from "./platform/server/context.ts";
import { createGuards } from "./platform/server/guards.ts";
import { isRefusal } from "./platform/server/refusal.ts";
import { hashToken } from "./platform/server/session.ts";

/** The caller of the editing, as the gateway knows them. */
export interface Visit {
  readonly locale: Locale;
  readonly address: string | undefined;
  readonly device: string | undefined;
}

export type SignedIn =
  | { readonly ok: true; readonly token: string; readonly stage: "code" | "open"; readonly notSent?: NotSent | undefined }
  | { readonly ok: false; readonly status: number; readonly message: string };

/** The text of an entry that a browser is to see as if it were published. */
export interface EntryDraft extends EntryName {
  readonly number: number;
}

/** What the editing does with the back office; the desk package draws its pages. */
export interface Editing {
  session(token: string | undefined): Promise<DeskSession>;
  signIn(
    credentials: { readonly number: string; readonly password: string; readonly token: string | undefined },
    visit: Visit,
  ): Promise<SignedIn>;
  enterCode(token: string | undefined, code: string, visit: Visit): Promise<SignedIn>;
  sendAgain(token: string | undefined, visit: Visit): Promise<NotSent | undefined>;
  signOut(session: DeskSession): Promise<void>;
  entries(desk: DeskKind, locale: Locale): Promise<readonly ListedEntry[]>;
  entry(name: EntryName): Promise<EntryAtDesk | undefined>;
  /** Every address that the texts of an entry lead to; empty when they cannot be read in time. */
  linksOf(written: Written): Promise<readonly string[]>;
  isLive(name: EntryName): Promise<boolean>;
  save(session: OpenDeskSession, name: EntryName, saved: { readonly seen: number; readonly written: Written }): Promise<SaveResult>;
  move(session: OpenDeskSession, name: EntryName, moved: { readonly seen: number; readonly move: Move }): Promise<MoveResult>;
  /** Moves an entry of a list one place; false at the end of the list. */
  place(session: OpenDeskSession, name: EntryName, step: Direction): Promise<boolean>;
  keepPicture(content: Uint8Array): Promise<SavedPicture>;
  note(session: OpenDeskSession, act: DeskAct, draft?: EntryDraft): Promise<void>;
  acts(): Promise<readonly NotedAct[]>;
  /** The content folder as it would have to be for what is live, by the names of its files. */
  exported(): Promise<Readonly<Record<string, Uint8Array>>>;
  /** Names all that is live: it changes with every text that is published or taken off. */
  liveMark(): Promise<string>;
  /** A name for something that only this back office can make, and that fits no other thing. */
  tagOf(kind: string, ...parts: readonly string[]): string;
  isTag(tag: string, kind: string, ...parts: readonly string[]): boolean;
  /** The answer of a read-only call with a draft in place of the live text; nobody else ever sees it. */
  answerWith(draft: EntryDraft, request: Request): Promise<Response>;
  now(): number;
}

/** Carries an answer out of a transaction that is undone. */
class Undone extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super("a preview leaves nothing behind");
    this.response = response;
  }
}

const moves: Readonly<Record<Move["act"], DeskAct>> = {
  publish: "published",
  schedule: "scheduled",
  unschedule: "unscheduled",
  restore: "restored",
  dismiss: "dismissed",
  undo: "undone",
  withdraw: "withdrawn",
};

/** Opens the editing of the site's texts over a back office. */
export function openEditing(options: ProviderOptions, provider: Pick<Provider, "fetchOver">): Editing {
  const { database, clock, random, secret } = options;
  const { queries } = database;
  const services = servicesOf(options);
  const { inspect } = services;
  const guards = createGuards(options);
  const within = <T>(act: (db: Kysely<Tables>) => Promise<T>): Promise<T> => queries.transaction().execute(act);
  const fresh = () => ({ now: clock(), random });
  const tagOf = (kind: string, ...parts: readonly string[]): string =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["desk", kind, ...parts]))
      .digest("base64url");

  /** Runs an act as a call does, with the actions that it left for after the commit. */
  async function acting<T>(visit: Visit, act: (context: Context) => Promise<T>): Promise<T> {
    const later: (() => Promise<unknown>)[] = [];
    const context: Context = {
      ...visit,
      now: clock(),
      requestId: toHex(random(8)),
      customer: undefined,
      tokenHash: undefined,
      session: undefined,
      flow: undefined,
      deviceToken: undefined,
      file: undefined,
      guards,
      db: queries,
      services,
      afterCommit: (one) => void later.push(one),
      afterAnswer: (one) => void later.push(one),
      inAnyCase: (one) => void later.push(one),
      ifUndone: () => {},
    };
    const done = await act(context);
    for (const one of later) await one();
    return done;
  }

  const refused = (visit: Visit, status: number, id: Parameters<typeof text>[1]): SignedIn => ({
    ok: false,
    status,
    message: text(visit.locale, id),
  });

  return {
    now: clock,
    tagOf,
    isTag: (tag, kind, ...parts) => {
      const [given, expected] = [Buffer.from(tag), Buffer.from(tagOf(kind, ...parts))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    session: (token) => findDeskSession(queries, token, clock()),
    signIn: ({ number, password, token }, visit) =>
      acting(visit, async (context) => {
        const known = await checkPassword(context, signInNumber(number), password);
        if (isRefusal(known)) return { ok: false, status: known.status, message: text(visit.locale, known.id, known.values) };
        if (known.frozenUntil !== undefined)
          return { ok: false, status: 403, message: text(visit.locale, "error.frozen", frozenHour(known.frozenUntil)) };
        const customer = await queries.selectFrom("customer").selectAll().where("id", "=", known.customerId).executeTakeFirstOrThrow();
        if (customer.role !== "editor") return refused(visit, 403, "error.notEditor");
        const before = await findDeskSession(queries, token, clock());
        if (before.at === "locked" && before.customer.id === customer.id)
          return { ok: true, stage: "open", token: await openDeskSession(queries, before, fresh()) };
        const deskSession = await beginDeskSession(queries, customer.id, fresh());
        return { ok: true, stage: "code", token: deskSession, notSent: await sendDeskCode(context, customer, hashToken(deskSession)) };
      }),
    enterCode: (token, code, visit) =>
      acting(visit, async (context) => {
        const session = await findDeskSession(queries, token, clock());
        if (session.at !== "code") return refused(visit, 401, "error.unauthorized");
        const wrong = await tryDeskCode(context, session.customer, session.tokenHash, code);
        if (wrong !== undefined) return { ok: false, status: 400, message: wrong };
        await noteAct(queries, { act: "signedIn", editorId: session.customer.id }, fresh());
        return { ok: true, stage: "open", token: await openDeskSession(queries, session, fresh()) };
      }),
    sendAgain: (token, visit) =>
      acting(visit, async (context) => {
        const session = await findDeskSession(queries, token, clock());
        return session.at === "code" ? sendDeskCode(context, session.customer, session.tokenHash) : undefined;
      }),
    signOut: async (session) => {
      if (!("tokenHash" in session)) return;
      await endDeskSession(queries, session.tokenHash, clock());
      await noteAct(queries, { act: "signedOut", editorId: session.customer.id }, fresh());
    },
    entries: (desk, locale) => listEntries(queries, desk, locale),
    entry: (name) => readEntry(queries, name, inspect),
    linksOf: async (written) => {
      const links = await inspect(linksInspection, written);
      return links.ok ? links.value : [];
    },
    isLive: async ({ kind, slug }) =>
      (await queries
        .selectFrom("content")
        .select("id")
        .where("kind", "=", kind)
        .where("slug", "=", slug)
        .where("hidden", "=", false)
        .executeTakeFirst()) !== undefined,
    save: ({ customer }, name, { seen, written }) =>
      within(async (db) => {
        const saved = await saveRevision(db, { ...name, seen, written, byId: customer.id, now: clock() });
        if (saved.ok) await noteAct(db, { act: "saved", editorId: customer.id, ...name, number: saved.number }, fresh());
        return saved;
      }),
    move: ({ customer }, name, { seen, move }) =>
      within(async (db) => {
        const moved = await moveRevision(db, { ...name, seen, move, byId: customer.id, now: clock(), inspect });
        const number = "number" in move ? move.number : undefined;
        if (moved.ok) await noteAct(db, { act: moves[move.act], editorId: customer.id, ...name, number }, fresh());
        return moved;
      }),
    place: ({ customer }, name, step) =>
      within(async (db) => {
        const placed = await placeEntry(db, name, step);
        if (placed) await noteAct(db, { act: "placed", editorId: customer.id, ...name }, fresh());
        return placed;
      }),
    keepPicture: (content) => keepPicture(queries, content, inspect),
    note: ({ customer }, act, draft) => noteAct(queries, { act, editorId: customer.id, ...draft }, fresh()),
    acts: () => latestActs(queries),
    exported: () => exportedFiles(queries),
    liveMark: () => liveMark(queries),
    answerWith: async ({ number, ...name }, request) => {
      try {
        return await within(async (db): Promise<Response> => {
          const revision = await db
            .selectFrom("content_revision")
            .select("written")
            .where("kind", "=", name.kind)
            .where("slug", "=", name.slug)
            .where("number", "=", number)
            .executeTakeFirst();
          // When a draft has faults the page shows the live text; the editing says so beside it.
          if (revision) await putLive(db, name, revision.written, number, inspect);
          throw new Undone(await provider.fetchOver(db, request));
        });
      } catch (error) {
        if (error instanceof Undone) return error.response;
        throw error;
      }
    },
  };
}

/** A resident signs in by an IIN, a foreigner by the number of a document. */
function signInNumber(typed: string) {
  const value = typedOwner(typed);
  return { column: isIin(value) ? "iin" : "id_number", value } as const;
}
