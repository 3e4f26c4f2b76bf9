import { brand } from "@shanyraq/brand";
import { localeFacts, locales } from "@shanyraq/i18n";
import { PLAIN_FORMS_PREFIX, plainFormNames, plainFormPath } from "@shanyraq/routes/plain-forms";
import type { Block, Say } from "./block.ts";
import { attributes, escaped } from "./html.ts";
import { plainForms, type PlainFormName } from "./plain-forms.ts";

export const STYLE_PATH = `${PLAIN_FORMS_PREFIX}/style.css`;
export const KEY_FIELD = "_key";

/** Fields that are sent and not seen. */
export const hidden = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<input${attributes({ type: "hidden", name, value })}>`)
    .join("");

/** A form that posts to its own address; its key keeps a second press from being a second act. */
export const formAsHtml = (form: string, key: string, inner: string, press: string, say: Say): string =>
  `<form${attributes({ method: "post", action: plainFormPath(say.locale, form) })}>${hidden({ [KEY_FIELD]: key })}${inner}<button type="submit">${escaped(press)}</button></form>`;

export function blockAsHtml(block: Block, key: string, say: Say): string {
  switch (block.is) {
    case "heading":
      return `<h2>${escaped(block.text)}</h2>`;
    case "text":
      return `<p>${escaped(block.text)}</p>`;
    case "rows":
      return `<dl>${block.rows.map(([term, value]) => `<dt>${escaped(term)}</dt><dd>${escaped(value)}</dd>`).join("")}</dl>`;
    case "list":
      return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
    case "link":
      return `<p><a${attributes({ href: block.href, download: block.file })}>${escaped(block.text)}</a></p>`;
    case "press":
      return formAsHtml(block.form, key, hidden(block.values), block.text, say);
  }
}

const others = (name: PlainFormName | undefined, say: Say): string =>
  plainFormNames
    .filter((other) => other !== name)
    .map(
      (other) => `<li><a${attributes({ href: plainFormPath(say.locale, other) })}>${escaped(say.text(plainForms[other].title))}</a></li>`,
    )
    .join("");

/** The whole page: who speaks, the form or its answer, the other forms, and where a person can be asked. */
export function pageAsHtml(name: PlainFormName | undefined, title: string, inner: string, say: Say): string {
  const { phone, email } = brand.company;
  const { tag, prefix } = localeFacts[say.locale];
  const languages = locales
    .filter((locale) => locale !== say.locale && name !== undefined)
    .map(
      (locale) =>
        `<a${attributes({ href: plainFormPath(locale, name ?? ""), hreflang: locale, lang: locale })}>${localeFacts[locale].name}</a>`,
    );
  return `<!doctype html>
<html lang="${tag.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(`${title} · ${brand.name[say.locale]}`)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header><a href="${prefix || "/"}">${escaped(brand.name[say.locale])}</a> ${languages.join(" ")}</header>
<main>
<h1>${escaped(title)}</h1>
${inner}
</main>
<footer>
<h2>${escaped(say.text("plain.others"))}</h2>
<ul>${others(name, say)}</ul>
<p><a href="tel:${phone.replace(/[^+\d]/g, "")}">${escaped(phone)}</a> <a href="mailto:${email}">${escaped(email)}</a></p>
</footer>
</body>
</html>
`;
}
