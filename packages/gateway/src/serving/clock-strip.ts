import { isLocale } from "@shanyraq/i18n";
import { clockNotice } from "@shanyraq/sandbox/clock-notice";
import type { Answer } from "./answer.ts";

const isHtml = ({ headers }: Answer): boolean =>
  headers.some((value, at) => at % 2 === 1 && headers[at - 1] === "content-type" && value.startsWith("text/html"));

/** Says on a page that a server made, as the sandbox's and the desk's are, which day it is while the clock is ahead; pages of the site say it themselves. */
export function withClockStrip(answer: Answer, { now, aheadMs }: { readonly now: () => number; readonly aheadMs: () => number }): Answer {
  if (aheadMs() === 0 || answer.body === null || !isHtml(answer)) return answer;
  const page = typeof answer.body === "string" ? answer.body : new TextDecoder().decode(answer.body);
  const lang = /<html lang="(\w+)"/.exec(page)?.[1] ?? "";
  const words = clockNotice(isLocale(lang) ? lang : "ru", now());
  const body = page.replace(/<main[^<>]{0,400}>/, (main) => `${main}<p class="card"><strong>${words}</strong></p>`);
  const headers = answer.headers.map((value, at) =>
    answer.headers[at - 1] === "content-length" ? String(Buffer.byteLength(body)) : value,
  );
  return { ...answer, headers, body };
}
