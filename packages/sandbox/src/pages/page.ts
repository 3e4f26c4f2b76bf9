import { localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { html, type Markup } from "@shanyraq/rules/markup";
import { servedPage } from "@shanyraq/rules/served-page";
import { word, type Word } from "../words.ts";

const sections: readonly { readonly path: string; readonly name: Word }[] = [
  { path: "/sandbox", name: "people" },
  { path: "/sandbox/inbox", name: "inbox" },
  { path: "/sandbox/phone", name: "phone" },
  { path: "/sandbox/bank", name: "bank" },
  { path: "/sandbox/ncalayer", name: "application" },
  { path: "/sandbox/clock", name: "clock" },
  { path: "/sandbox/ledger", name: "ledger" },
  { path: "/sandbox/jobs", name: "jobs" },
  { path: "/sandbox/calls", name: "callbacks" },
  { path: "/sandbox/underwriting", name: "underwriting" },
  { path: "/sandbox/api", name: "api" },
  { path: "/sandbox/stories/", name: "stories" },
];

/** A sandbox page: no script at all, so that it works wherever the site does. */
export function page(locale: Locale, path: string, title: Word, content: Markup): Response {
  const links = sections.map(
    ({ path: to, name }) => html`<a href="${to}?lang=${locale}" ${to === path ? "aria-current=page" : ""}>${word(locale, name)}</a> `,
  );
  const languages = locales.map(
    (other) =>
      html`<a href="${path}?lang=${other}" lang="${other}" hreflang="${other}" ${other === locale ? "aria-current=true" : ""}
        >${localeFacts[other].short}</a
      > `,
  );
  const body = html`<header>
      <strong>${word(locale, "title")}</strong>
      <nav aria-label="${word(locale, "title")}">${links}</nav>
      <nav aria-label="${localeFacts[locale].name}">${languages}</nav>
      <a href="${localeFacts[locale].prefix || "/"}">${word(locale, "site")}</a>
    </header>
    <main>
      <h1>${word(locale, title)}</h1>
      ${content}
    </main>`;
  const document = servedPage({
    lang: locale,
    title: `${word(locale, title)} · ${word(locale, "title")}`,
    stylesheet: "/sandbox/style.css",
    body,
  });
  return new Response(document.text, { headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}

export const styles = `:root{color-scheme:light dark;--ink:#17262e;--soft:#52646c;--paper:#fbf8f2;--card:#fff;--line:#d9d2c4;--act:#0b4f5c;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e9eef0;--soft:#a9b8be;--paper:#0e171c;--card:#152229;--line:#33464f;--act:#7fd0dc;--on:#08222a}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 "Golos Text Variable",system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:8px 32px;align-items:center;padding:16px 24px;border-bottom:1px solid var(--line);background:var(--card)}
header>a:last-child{margin-left:auto}main{max-width:960px;margin:0 auto;padding:32px 24px 64px}h1{font-size:2rem;line-height:1.15;margin:0 0 16px}
a{color:var(--act);display:inline-block;padding:10px 4px}a[aria-current]{font-weight:700;text-decoration:none}
p{max-width:70ch}.soft{color:var(--soft)}article,.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px 24px;margin:0 0 16px}
article h2,.card h2{font-size:1.1rem;margin:0 0 4px}.sum{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums}
form{display:inline-block;margin:8px 8px 0 0}button{min-height:44px;padding:0 20px;border-radius:22px;border:1px solid var(--act);background:none;color:var(--act);font:inherit;cursor:pointer}
textarea{display:block;width:min(100%,40rem);min-height:88px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:12px;padding:10px 12px}form.wide{display:block}
input{min-height:44px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:12px;padding:0 12px}button.main{background:var(--act);color:var(--on)}button:focus-visible,textarea:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid #e9a93a;outline-offset:2px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:10px 12px 10px 0;border-bottom:1px solid var(--line);vertical-align:top}td.number,th.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
td.code{font-variant-numeric:tabular-nums;white-space:nowrap;font-weight:600}`;
