import { html, type Markup } from "@shanyraq/rules/markup";
import type { AtDesk } from "../desk-request.ts";
import { shownTime } from "../astana-time.ts";
import type { ExportStanding } from "../exporter.ts";
import { word } from "../word.ts";
import { guard, page } from "./layout.ts";
import { note } from "./notes.ts";

function standingNote(standing: Exclude<ExportStanding, { at: "notConfigured" }>, locale: AtDesk["locale"]): Markup {
  switch (standing.at) {
    case "idle":
      return note("good", word(locale, "desk.export.idle"));
    case "running":
      return note("good", word(locale, "desk.export.running", { at: shownTime(standing.since) }));
    case "done":
      return note("good", word(locale, standing.isBehind ? "desk.export.behind" : "desk.export.done", { at: shownTime(standing.ended) }));
    case "failed":
      return note(
        "bad",
        html`${word(locale, "desk.export.failed", { at: shownTime(standing.ended) })} ${word(locale, `desk.export.failed.${standing.code}`)}`,
      );
  }
}

/** How the files of the site follow what was published; when a build has failed, one is started by hand. */
function buildMarkup(request: AtDesk, standing: ExportStanding): Markup {
  const { locale } = request;
  if (standing.at === "notConfigured") return html`<p>${word(locale, "desk.export.notConfigured")}</p>`;
  return html`<p>${word(locale, "desk.export.build.text")}</p>
    ${standingNote(standing, locale)}
    ${
      standing.at === "running"
        ? ""
        : html`<form method="post" action="/desk/export">${guard(request)}<button>${word(locale, "desk.export.again")}</button></form>`
    }`;
}

/** Where the texts go: into the built files of the site, and back to the repository. */
export async function exportPage(request: AtDesk): Promise<Response> {
  const { exporter, locale } = request;
  const title = word(locale, "desk.nav.export");
  const content = html`<h1>${title}</h1>
    <h2>${word(locale, "desk.export.build")}</h2>
    ${buildMarkup(request, await exporter.standing())}
    <h2>${word(locale, "desk.export.zip")}</h2>
    <p>${word(locale, "desk.export.lead")}</p>
    <p><a class="button" href="/desk/export.zip">${word(locale, "desk.export.get")}</a></p>`;
  return page(request, { title, content });
}
