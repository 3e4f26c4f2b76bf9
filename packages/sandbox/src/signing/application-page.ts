import type { Locale } from "@shanyraq/i18n";
import type { SandboxKey } from "./authority.ts";
import { applicationModes, type VirtualApplication } from "./virtual-application.ts";
import { word } from "../words.ts";
import { html } from "@shanyraq/rules/markup";
import { page } from "../pages/page.ts";

/** A key as a person tells it from others. */
export const keyName = (locale: Locale, { surname, firstName, organisation, algorithm, state, use }: SandboxKey): string =>
  [
    `${surname} ${firstName}`,
    organisation,
    algorithm === "rsa" ? "RSA" : "GOST",
    use === "authentication" ? "AUTH" : undefined,
    state === "valid" ? undefined : word(locale, `key.${state}`),
  ]
    .filter(Boolean)
    .join(" · ");

/** The window of the virtual NCALayer: requests that wait for a key, and how it behaves. */
export function applicationPage(
  locale: Locale,
  application: VirtualApplication,
  all: readonly SandboxKey[],
  isListening: boolean,
): Response {
  const pending = application.pending();
  return page(
    locale,
    "/sandbox/ncalayer",
    "application",
    html`<p>${word(locale, isListening ? "applicationLead" : "applicationElsewhere")}</p>
      ${pending.length === 0 ? html`<p class="card">${word(locale, "applicationIdle")}</p>` : ""}
      ${pending.map(
        ({ id, documents, keys }) =>
          html`<article>
            <h2>${word(locale, "applicationAsks")}</h2>
            ${documents > 0 ? html`<p class="soft">${word(locale, "documents")}: ${documents}</p>` : ""}
            ${keys.map(
              (key) =>
                html`<form method="post" action="/sandbox/ncalayer/${id}/${key.id}?lang=${locale}">
                  <button>${keyName(locale, key)}</button>
                </form>`,
            )}
            <form method="post" action="/sandbox/ncalayer/${id}/cancel?lang=${locale}"><button>${word(locale, "decline")}</button></form>
          </article>`,
      )}
      <div class="card">
        <h2>${word(locale, "applicationMode")}</h2>
        ${applicationModes.map(
          (mode) =>
            html`<form method="post" action="/sandbox/ncalayer/mode/${mode}?lang=${locale}">
              <button class="${mode === application.mode() ? "main" : ""}" ${mode === application.mode() ? "aria-pressed=true" : ""}>
                ${word(locale, `mode.${mode}`)}
              </button>
            </form>`,
        )}
      </div>
      <div class="card">
        <h2>${word(locale, "revokeTitle")}</h2>
        <p class="soft">${word(locale, "revokeLead")}</p>
        ${all
          .filter(({ state }) => state === "valid")
          .map(
            (key) =>
              html`<form method="post" action="/sandbox/ncalayer/revoke/${key.id}?lang=${locale}">
                <button>${keyName(locale, key)}</button>
              </form>`,
          )}
      </div>`,
  );
}
