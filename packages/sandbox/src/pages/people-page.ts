import type { Locale } from "@shanyraq/i18n";
import type { SeededPerson } from "@shanyraq/provider";
import { word } from "../words.ts";
import { html } from "@shanyraq/rules/markup";
import { page } from "./page.ts";

export const peoplePage = (locale: Locale, people: readonly SeededPerson[]): Response =>
  page(
    locale,
    "/sandbox",
    "people",
    html`<p>${word(locale, "lead")}</p>
      <div class="card scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">${word(locale, "person")}</th>
              <th scope="col">${word(locale, "login")}</th>
              <th scope="col">${word(locale, "password")}</th>
              <th scope="col">${word(locale, "shows")}</th>
            </tr>
          </thead>
          <tbody>
            ${people.map(
              (person) =>
                html`<tr>
                  <th scope="row">${person.surname} ${person.name}</th>
                  <td class="code">${person.iin ?? person.id_number ?? ""}</td>
                  <td class="code">${person.password}</td>
                  <td>${word(locale, `shows.${person.shows}`)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="soft">${word(locale, "inBase")}</p>
      <p class="soft">${word(locale, "inDocuments")}</p>
      <div class="card">
        <p>${word(locale, "resetHint")}</p>
        <form method="post" action="/sandbox/reset?lang=${locale}"><button>${word(locale, "reset")}</button></form>
      </div>`,
  );
