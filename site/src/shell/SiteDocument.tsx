import { localeFacts } from "@shanyraq/i18n";
import { splitLocale } from "@shanyraq/routes";
import { chosenHomeScript } from "@shanyraq/routes/hosting";
import { GlobalStyle } from "@shanyraq/kit/theme/GlobalStyle.tsx";
import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from "next/document";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { brand } from "../brand.ts";
import { keepEarlyPress } from "./early-press.ts";
import { applyBeforePaint } from "./visual-mode.ts";

interface Props extends DocumentInitialProps {
  readonly lang: string;
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
      const lang = localeFacts[splitLocale(context.pathname).locale].tag.slice(0, 2);
      return { ...props, lang, styles: [props.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    return (
      <Html lang={this.props.lang}>
        <Head>
          <meta name="theme-color" content={brand.themeColour.light} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={brand.themeColour.dark} media="(prefers-color-scheme: dark)" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          {/* Allowed by its hash in the page's policy; without it the high-contrast version would flash. */}
          <script dangerouslySetInnerHTML={{ __html: `${applyBeforePaint};${keepEarlyPress}` }} />
          {this.props.__NEXT_DATA__.page === "/" && <script dangerouslySetInnerHTML={{ __html: chosenHomeScript }} />}
          <style dangerouslySetInnerHTML={{ __html: everywhere }} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
