import { html, type Markup } from "./markup.ts";

export interface ServedPage {
  readonly lang: string;
  readonly title: string;
  /** Where its style is; nothing of it stands in the page, so that its policy needs no exception. */
  readonly stylesheet: string;
  /** Where its script is, run once the page is read. */
  readonly script?: string;
  readonly body: Markup;
}

/** A page that a server of ours draws for those who work with it, without the site's own pages: no finder keeps it. */
export const servedPage = ({ lang, title, stylesheet, script, body }: ServedPage): Markup =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${stylesheet}" />
        <link rel="icon" href="/icon.svg" />
        ${script === undefined ? "" : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
