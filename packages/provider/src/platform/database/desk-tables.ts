import type { ColumnType, Generated } from "kysely";
import type { Locale } from "@shanyraq/i18n";
import type { Json } from "./json.ts";
import type { Written } from "./records/written.ts";

/** Nothing at first. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** The states of a saved text: `incoming` came from the content folder beside an editors' text and waits for an editor, who may leave it (`dismissed`). */
export const revisionStates = ["draft", "scheduled", "published", "replaced", "withdrawn", "incoming", "dismissed"] as const;
export type RevisionState = (typeof revisionStates)[number];

/** What an editor does that is written down. */
export const deskActs = [
  "signedIn",
  "signedOut",
  "saved",
  "published",
  "scheduled",
  "unscheduled",
  "withdrawn",
  "undone",
  "restored",
  "previewed",
  "dismissed",
  "exported",
  "buildAsked",
  "placed",
] as const;
export type DeskAct = (typeof deskActs)[number];

/** Records about the editing: who is signed in, what was written, who did what, and under which texts contracts were concluded. */
export interface DeskTables {
  desk_session: {
    token_hash: string;
    customer_id: string;
    stage: "code" | "open";
    created_at: string;
    seen_at: string;
    expires_at: string;
    revoked_at: Later<string>;
  };
  content_revision: {
    kind: string;
    slug: string;
    number: number;
    state: RevisionState;
    written: Json<Written>;
    base: Later<number>;
    by_id: Later<string>;
    at: string;
    publish_at: Later<string>;
    published_at: Later<string>;
  };
  desk_act: {
    id: string;
    at: string;
    editor_id: string;
    act: DeskAct;
    kind: Generated<string>;
    slug: Generated<string>;
    number: Later<number>;
  };
  product_text: {
    slug: string;
    number: number;
    hash: string;
    facts: Json<Readonly<Record<string, unknown>>>;
    texts: Json<Readonly<Record<Locale, Readonly<Record<string, unknown>>>>>;
    since: string;
  };
}
