import { nextDueDay, type Database } from "@shanyraq/provider";
import type { Locale } from "@shanyraq/i18n";
import { addDays, addMonths } from "@shanyraq/rules";
import { clockPage, type ClockProblem } from "./clock-page.ts";
import { dayOf, type ClockMover } from "./clock-mover.ts";
import type { SharedClock } from "./shared-clock.ts";

interface Parts {
  readonly locale: Locale;
  readonly clock: SharedClock;
  readonly mover: ClockMover;
  readonly database: Database;
}

/** How a form of the page says where to: by a day, by a month, to the next due day of a contract or of all, to a date. */
async function targetOf(form: FormData, { clock, database }: Parts): Promise<string | undefined> {
  const now = clock.now();
  const value = (name: string) => String(form.get(name) ?? "").trim();
  switch (value("by")) {
    case "day":
      return addDays(dayOf(now), 1);
    case "month":
      return addMonths(dayOf(now), 1);
    case "due":
      return nextDueDay(database, now, value("contract") || undefined);
    default:
      return value("to");
  }
}

async function stateOf({ clock, mover }: Parts) {
  const target = await mover.target();
  return { day: dayOf(clock.now()), machineDay: dayOf(clock.now() - clock.aheadMs()), target, last: mover.last() };
}

async function press(request: Request, parts: Parts): Promise<Response> {
  const { locale, mover } = parts;
  const shown = async (problem: ClockProblem) => clockPage(locale, { ...(await stateOf(parts)), problem }, 409);
  const day = await targetOf(await request.formData(), parts);
  if (day === undefined) return shown("nothingDue");
  // A long way takes its time: its page tells how far it has come.
  const moving = mover.moveTo(day);
  const soon = await Promise.race([moving, new Promise<undefined>((done) => setTimeout(done, SOON_MS))]);
  if (soon && !soon.ok) return shown(soon.error);
  return new Response(null, { status: 303, headers: { location: `/sandbox/clock?lang=${locale}`, "cache-control": "no-store" } });
}

/** A short move has ended by then, and its page shows the new day at once. */
const SOON_MS = 1_500;

/** Answers the page of the clock and the presses on it; undefined where another address is asked for. Other sites cannot press. */
export async function clockService(request: Request, path: string, parts: Parts): Promise<Response | undefined> {
  if (path === "/clock.json") return Response.json(await stateOf(parts), { headers: { "cache-control": "no-store" } });
  if (path !== "/clock") return undefined;
  if (request.method !== "POST") return clockPage(parts.locale, await stateOf(parts));
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return new Response(null, { status: 403 });
  return press(request, parts);
}
