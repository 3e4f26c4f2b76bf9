import type { Locale } from "@shanyraq/i18n";
import { addDays } from "@shanyraq/rules";
import { html, type Markup } from "@shanyraq/rules/markup";
import { shownDay } from "./clock-notice.ts";
import { LAST_DAY, type Moved, type MoveRefusal } from "./clock-mover.ts";
import { word, type Word } from "../words.ts";
import { page } from "../pages/page.ts";

export type ClockProblem = MoveRefusal | "nothingDue";
interface ClockView {
  /** The day that the product shows, and that of the machine. */
  readonly day: string;
  readonly machineDay: string;
  /** The day to which the clock is on its way. */
  readonly target: string | undefined;
  readonly last: Moved | undefined;
  readonly problem?: ClockProblem;
}

/** A sentence with its places filled in. */
const sentence = (locale: Locale, id: Word, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), word(locale, id));

function stateOf(locale: Locale, { day, target, last, problem }: ClockView): Markup {
  if (problem) return html`<p role="alert"><strong>${word(locale, `clock.${problem}`)}</strong></p>`;
  if (target !== undefined)
    return html`<p role="status">${sentence(locale, "clockMoving", { to: shownDay(target), day: shownDay(day) })}</p>`;
  if (!last) return html``;
  const { from, to, days, rounds, seconds } = last;
  const values = { days, from: shownDay(from), to: shownDay(to), rounds, seconds: seconds.toFixed(1) };
  return html`<p role="status">${sentence(locale, "clockMoved", values)}</p>`;
}

/** How often the page of a move that is under way reloads. */
const RELOAD_SECONDS = 2;

/** The clock: which day it is, and the ways to move it forward. */
export function clockPage(locale: Locale, shown: ClockView, status = 200): Response {
  const { day, machineDay, target } = shown;
  const action = `/sandbox/clock?lang=${locale}`;
  const press = (by: string, name: Word) =>
    html`<form method="post" action="${action}">
      <input type="hidden" name="by" value="${by}" /><button>${word(locale, name)}</button>
    </form>`;
  const response = page(
    locale,
    "/sandbox/clock",
    "clock",
    html`<p>${word(locale, "clockLead")}</p>
      <div class="card">
        <h2>${word(locale, "clockToday")}</h2>
        <p class="sum"><time datetime="${day}">${shownDay(day)}</time></p>
        ${day === machineDay ? "" : html`<p class="soft">${sentence(locale, "clockReal", { day: shownDay(machineDay) })}</p>`}
        ${stateOf(locale, shown)} ${press("day", "clockDay")}${press("month", "clockMonth")}
      </div>
      <div class="card">
        <form class="wide" method="post" action="${action}">
          <input type="hidden" name="by" value="due" />
          <p>
            <label>${word(locale, "clockContract")} <input name="contract" maxlength="40" autocomplete="off" /></label>
          </p>
          <button>${word(locale, "clockDue")}</button>
        </form>
      </div>
      <div class="card">
        <form class="wide" method="post" action="${action}">
          <p>
            <label>${word(locale, "clockDate")} <input type="date" name="to" required min="${addDays(day, 1)}" max="${LAST_DAY}" /></label>
          </p>
          <button>${word(locale, "clockTo")}</button>
        </form>
      </div>
      <p class="soft">${word(locale, "clockSessions")}</p>`,
  );
  const headers = new Headers(response.headers);
  if (target !== undefined) headers.set("refresh", `${RELOAD_SECONDS};url=${action}`);
  return new Response(response.body, { status, headers });
}
