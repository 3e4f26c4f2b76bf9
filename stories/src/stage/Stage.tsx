import { localeFacts, type Locale } from "@shanyraq/i18n";
import en from "@shanyraq/i18n/compiled/en.json";
import kk from "@shanyraq/i18n/compiled/kk.json";
import ru from "@shanyraq/i18n/compiled/ru.json";
import { LinkProvider, type LinkProps } from "@shanyraq/kit/actions/LinkContext.tsx";
import { AppIntlProvider } from "@shanyraq/kit/text/AppIntlProvider.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import { GlobalStyle } from "@shanyraq/kit/theme/GlobalStyle.tsx";
import "@shanyraq/kit/theme/font.css";
import type { ReactNode } from "react";
import type { MessageFormatElement } from "react-intl";
import { styled } from "styled-components";

/** The words of the site in each language. */
export const catalogues = { ru, kk, en } as unknown as Readonly<Record<Locale, Record<string, MessageFormatElement[]>>>;

/**
 * What of a page a story is. A "part" stands in a page that has its heading already, "inSection" under the heading of a section or a dialog too; a "page"
 * brings its own first heading; a "shell" brings landmarks of its own, so the page's main part stands beside it.
 */
export type Placed = "inSection" | "page" | "part" | "shell";

interface StageProps {
  readonly language: Locale;
  readonly placed: Placed;
  /** Name of the story: the page's heading where the story has none. */
  readonly title: string;
  /** One of many stories on a page of documentation, which has its own landmarks. */
  readonly quoted: boolean;
  readonly children: ReactNode;
}

/** As tall as a page of the site at least: axe tells an open dialog from the page by what lies under its middle. */
const Room = styled.div<{ readonly $page: boolean }>`
  padding: 1rem;
  box-sizing: border-box;
  min-height: ${({ $page }) => ($page ? "100vh" : "auto")};
`;

/** A link of a story leads nowhere: there is no other page. */
const StillLink = (props: LinkProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link handles keys natively
  <a {...props} onClick={(event) => (props.onClick?.(event), event.preventDefault())}>
    {props.children}
  </a>
);

/** What every story stands on: the language's texts, the variables of the themes, links, and a page around it. */
export function Stage({ language, placed, title, quoted, children }: StageProps) {
  const heading = <VisuallyHidden as="h1">{title}</VisuallyHidden>;
  const page =
    placed === "shell" ? (
      <>
        {children}
        <main id="main">{heading}</main>
      </>
    ) : (
      <Room as="main" id="main" $page={!quoted}>
        {placed !== "page" && heading}
        {placed === "inSection" && <VisuallyHidden as="h2">{title}</VisuallyHidden>}
        {children}
      </Room>
    );
  return (
    <AppIntlProvider locale={localeFacts[language].tag} messages={catalogues[language]} onError={reportError}>
      <GlobalStyle />
      <LinkProvider component={StillLink}>{quoted ? <Room $page={false}>{children}</Room> : page}</LinkProvider>
    </AppIntlProvider>
  );
}
