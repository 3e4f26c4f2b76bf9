import { Fragment, use, type ReactNode } from "react";
import { IntlContext } from "react-intl";
import { kazakhParts } from "./kazakh-parts.ts";

const marked = (text: string): ReactNode => {
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

/**
 * Words that come from data: names of products, people and companies, titles, answers. On a Russian or an English page a Kazakh name among
 * them says that it is Kazakh, so that it is read aloud in its own language; nobody marks it by hand. What is no text is left alone.
 */
export function Named({ children }: { readonly children?: ReactNode }): ReactNode {
  const intl = use(IntlContext) as { readonly locale: string } | undefined;
  if (intl === undefined || intl.locale.startsWith("kk")) return children;
  if (typeof children === "string") return marked(children);
  if (!Array.isArray(children)) return children;
  return children.map((child: ReactNode, index) => <Fragment key={index}>{typeof child === "string" ? marked(child) : child}</Fragment>);
}
