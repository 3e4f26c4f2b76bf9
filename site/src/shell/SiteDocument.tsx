import { localeFacts, type Locale } from "@shanyraq/i18n";
import { splitLocale } from "@shanyraq/routes";
import { chosenHomeScript } from "@shanyraq/routes/hosting";
import { GlobalStyle } from "@shanyraq/kit/theme/GlobalStyle.tsx";
import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from "next/document";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { brand } from "../brand.ts";
import { captureEarlyClicks } from "../browser/early-clicks.ts";
import type { PageProps, ScreenName } from "../build/page-props.ts";
import { structuredDataOf } from "../build/structured-data.ts";
import { UNSUPPORTED } from "../build/supported-browser.ts";
import { unsupportedText } from "../build/unsupported-browser.ts";
import { structuredText } from "../seo/StructuredData.tsx";
import { applyBeforePaint } from "../browser/visual-mode.ts";

interface Props extends DocumentInitialProps {
  readonly lang: string;
  readonly locale: Locale;
}

/** The styles that stand above everything, as plain text: no page needs the colours of every theme in its script. */
function globalStyles(): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
    const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, "");
    return css
      .replaceAll("/*!sc*/", "")
      .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, "")
      .replaceAll(/\n+/g, "");
  } finally {
    sheet.seal();
  }
}
const everywhere = globalStyles();

/** The exported document: its language, its styles, and the mode that must stand before the first paint. */
export class SiteDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const sheet = new ServerStyleSheet();
    const render = context.renderPage;
    try {
      context.renderPage = () => render({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const props = await Document.getInitialProps(context);
      const { locale } = splitLocale(context.pathname);
      const lang = localeFacts[locale].tag.slice(0, 2);
      return { ...props, lang, locale, styles: [props.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  /** What the page tells of, for search engines: it stands here alone, so that no visitor gets it once more among the page's data. */
  private initialData(): string | undefined {
    // What `propsOf` gives a page; one of Next's own has nothing of it.
    const given = this.props.__NEXT_DATA__.props["pageProps"] as (PageProps[ScreenName] & { readonly screen?: ScreenName }) | undefined;
    const things = given?.screen ? structuredDataOf(given.screen, given, this.props.locale) : [];
    return things.length > 0 ? structuredText(things) : undefined;
  }

  override render() {
    const data = this.initialData();
    const unsupported = unsupportedText(this.props.locale);
    return (
      <Html lang={this.props.lang}>
        <Head>
          <meta name="theme-color" content={brand.themeColour.light} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={brand.themeColour.dark} media="(prefers-color-scheme: dark)" />
          {/* Numbers that are links are links already; an iPhone would make others of policy numbers and sums. */}
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          {/* Allowed by its hash in the page's policy; without it the high-contrast version would flash. */}
          <script dangerouslySetInnerHTML={{ __html: `${applyBeforePaint};${captureEarlyClicks}` }} />
          {this.props.__NEXT_DATA__.page === "/" && <script dangerouslySetInnerHTML={{ __html: chosenHomeScript }} />}
          <style dangerouslySetInnerHTML={{ __html: everywhere }} />
          {data !== undefined && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
        </Head>
        <body>
          <noscript id={UNSUPPORTED}>
            <div data-unsupported="" role="note">
              <strong>{unsupported.title}</strong> {unsupported.text}
              <p>{unsupported.forms}:</p>
              <ul>
                {unsupported.links.map(({ href, text }) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          </noscript>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
