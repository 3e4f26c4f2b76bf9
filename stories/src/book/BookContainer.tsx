import { localeFacts } from "@shanyraq/i18n";
import { LinkProvider, type LinkProps } from "@shanyraq/kit/actions/LinkContext.tsx";
import { AppIntlProvider } from "@shanyraq/kit/text/AppIntlProvider.tsx";
import { GlobalStyle } from "@shanyraq/kit/theme/GlobalStyle.tsx";
import { schemes, themes } from "@shanyraq/kit/theme/palettes.ts";
import "@shanyraq/kit/theme/font.css";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, type PropsWithChildren } from "react";
import { dress } from "../stage/looks.ts";
import { catalogues } from "../stage/Stage.tsx";
import { BookStyle } from "./BookStyle.ts";
import { bookTheme } from "./book-theme.ts";
import { useBookGlobals } from "./use-book-globals.ts";

/** Storybook's own links to a page replace the frame and not the whole window. */
const PageLink = ({ children, ...props }: LinkProps) => (
  <a {...props} target="_top">
    {children}
  </a>
);

const palettes = { ...themes, ...schemes };
const bookThemes = Object.fromEntries(Object.entries(palettes).map(([name, palette]) => [name, bookTheme(palette)])) as Readonly<
  Record<keyof typeof palettes, ReturnType<typeof bookTheme>>
>;

/** Around every page of documentation: the typeface, colours and words of the site, as the toolbars have them. */
export function BookContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { language, theme, scheme } = useBookGlobals(context.channel);
  useLayoutEffect(() => {
    document.documentElement.lang = "en";
    dress(document.documentElement, { theme, scheme });
  }, [theme, scheme]);
  return (
    <AppIntlProvider locale={localeFacts[language].tag} messages={catalogues[language]}>
      <GlobalStyle />
      <BookStyle />
      <LinkProvider component={PageLink}>
        <DocsContainer context={context} theme={bookThemes[scheme === "off" ? theme : scheme]}>
          {children}
        </DocsContainer>
      </LinkProvider>
    </AppIntlProvider>
  );
}
