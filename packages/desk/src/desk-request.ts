import type { Locale } from "@shanyraq/i18n";
import type { Exporter } from "./exporter.ts";
import type { Editing, OpenDeskSession, Visit } from "@shanyraq/provider";

/** A request to the desk, read as far as every page needs it. */
export interface DeskRequest {
  readonly editing: Editing;
  readonly exporter: Exporter;
  readonly request: Request;
  readonly url: URL;
  /** The parts of the address after /desk. */
  readonly path: readonly string[];
  readonly locale: Locale;
  readonly visit: Visit;
  /** What every form of this browser says again: another site does not know it. */
  readonly csrf: string;
  readonly cookies: Cookies;
}
export interface Cookies {
  readonly session: string | undefined;
  readonly visitor: string | undefined;
}

/** The same, of an editor who is signed in. */
export interface AtDesk extends DeskRequest {
  readonly session: OpenDeskSession;
}
