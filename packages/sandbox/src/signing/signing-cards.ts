import type { Locale } from "@shanyraq/i18n";
import type { SandboxKey } from "./authority.ts";
import type { QrSigningOperation } from "./qr-operations.ts";
import { word } from "../words.ts";
import { keyName } from "./application-page.ts";
import { html, type Markup } from "@shanyraq/rules/markup";

const states = { awaiting: "awaiting", scanned: "scanned", signed: "signed", refused: "declined", expired: "expired" } as const;

/** What the virtual phone could sign: eGov Mobile beside the bank's application. */
export const signingCards = (locale: Locale, operations: readonly QrSigningOperation[], keys: readonly SandboxKey[]): readonly Markup[] =>
  operations.map(({ id, description, state, documents }) => {
    const open = state === "awaiting" || state === "scanned";
    const act = (name: string, text: string, main = false) =>
      html`<form method="post" action="/sandbox/phone/sign/${id}/${name}?lang=${locale}">
        <button class="${main ? "main" : ""}">${text}</button>
      </form>`;
    return html`<article>
      <h2>eGov Mobile: ${description}</h2>
      <p class="soft">${word(locale, states[state])}</p>
      ${state === "awaiting" ? act("scan", word(locale, "scan"), true) : ""}
      ${state === "scanned" ? html`<p>${documents.map(({ name }) => html`${name}<br />`)}</p>` : ""}
      ${state === "scanned" ? keys.map((key) => act(`key-${key.id}`, `${word(locale, "signBy")}: ${keyName(locale, key)}`)) : ""}
      ${open ? html`${act("refuse", word(locale, "decline"))} ${act("expire", word(locale, "expire"))}` : ""}
    </article>`;
  });
