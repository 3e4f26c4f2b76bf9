import { Fragment, use, type ReactNode } from "react";
import { IntlContext } from "react-intl";
import { styled } from "styled-components";
import { kazakhParts } from "./kazakh-parts.ts";
import { Figures, figuresIn } from "./Figures.ts";
import { NoWrap } from "./NoWrap.ts";

/** The number of a contract, of an application, of an agreement ("SH-2026-50736294/1"), or a sum, as `moneyText` or an editor writes it. */
const NUMBER = /(\p{Lu}{2}-\d{4}-\d+(?:\/\d+)?|\u2212?\d{1,3}(?:[ .,\u00a0]?\d{1,3}){0,8}[ \u00a0]?₸)/u;
/** What stands around it may be narrower than the number itself, where letters are large or spread: there it breaks. */
const Unbroken = styled(NoWrap)`
  overflow-wrap: anywhere;
`;

const inKazakh = (text: string): ReactNode => {
  const parts = kazakhParts(text);
  if (!parts.some(({ kazakh }) => kazakh)) return text;
  return parts.map((part, index) =>
    part.kazakh ? (
      <span key={index} lang="kk">
        {part.text}
      </span>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
};

function marked(text: string, isKazakhPage: boolean): ReactNode {
  const named = (words: string) => (isKazakhPage ? words : inKazakh(words));
  const parts = text.split(NUMBER);
  if (parts.length === 1) return named(text);
  // By the one group of the pattern every second part is a number.
  return parts.map((part, index) => {
    if (index % 2 === 0) return <Fragment key={index}>{named(part)}</Fragment>;
    if (!part.endsWith("₸")) return <Unbroken key={index}>{part}</Unbroken>;
    return (
      <Figures key={index} $length={figuresIn(part)}>
        {part}
      </Figures>
    );
  });
}

/**
 * Words that come from data: names of products, people and companies, titles, answers, numbers of contracts. A Kazakh name on a Russian or an English page is
 * marked as Kazakh, so that it is read aloud in its own language; a number and a sum stay on one line. Neither has to be marked by hand. Anything but text is
 * left alone.
 */
export function InlineText({ children }: { readonly children?: ReactNode }): ReactNode {
  const intl = use(IntlContext) as { readonly locale: string } | undefined;
  if (intl === undefined) return children;
  const isKazakhPage = intl.locale.startsWith("kk");
  if (typeof children === "string") return marked(children, isKazakhPage);
  if (!Array.isArray(children)) return children;
  return children.map((child: ReactNode, index) => (
    <Fragment key={index}>{typeof child === "string" ? marked(child, isKazakhPage) : child}</Fragment>
  ));
}
