import { localeFacts } from "@shanyraq/i18n";
import { splitLocale } from "@shanyraq/routes";
import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from "next/document";
import { ServerStyleSheet } from "styled-components";
import { brand } from "../brand.ts";
import { applyBeforePaint } from "./visual-mode.ts";

interface Props extends DocumentInitialProps {
  readonly lang: string;
}

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
          <script dangerouslySetInnerHTML={{ __html: applyBeforePaint }} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
