import { html } from "@shanyraq/rules/markup";
import { deskKinds } from "@shanyraq/provider";
import type { AtDesk } from "../desk-request.ts";
import { shownTime } from "../astana-time.ts";
import { word } from "../word.ts";
import { page } from "./layout.ts";

/** What editors did. */
export async function logPage(request: AtDesk): Promise<Response> {
  const { editing, locale } = request;
  const acts = await editing.acts();
  const title = word(locale, "desk.nav.log");
  const kindName = (kind: string) =>
    deskKinds.some((one) => one.kind === kind) ? word(locale, `desk.kind.${kind}` as "desk.kind.news") : "";
  const content = html`<h1>${title}</h1>
    <div class="card scroll" tabindex="0" role="region" aria-label="${title}">
      <table>
        <thead>
          <tr>
            <th scope="col">${word(locale, "desk.log.at")}</th>
            <th scope="col">${word(locale, "desk.log.by")}</th>
            <th scope="col">${word(locale, "desk.log.act")}</th>
            <th scope="col">${word(locale, "desk.log.what")}</th>
          </tr>
        </thead>
        <tbody>
          ${acts.map(
            ({ at, by, act, kind, slug, number }) =>
              html`<tr>
                <td>${shownTime(at)}</td>
                <td>${by}</td>
                <td>${word(locale, `desk.act.${act}`)}</td>
                <td>
                  ${slug === "" ? "" : html`<a href="/desk/${kind}/${slug}/history">${kindName(kind)}: ${slug}</a>`}${number === null ? "" : `, ${word(locale, "desk.version", { number })}`}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  return page(request, { title, content });
}
