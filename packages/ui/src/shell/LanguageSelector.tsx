import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import type { LanguageLink } from "./header-props.ts";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  & a {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 ${space(1)};
    border-radius: ${radius.s};
    color: ${paint.inkSoft};
    font-size: ${text.s};
    text-decoration: none;
  }
  & a:hover {
    color: ${paint.heading};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  & a[aria-current] {
    color: ${paint.heading};
    font-weight: 700;
    box-shadow: inset 0 -9px 0 -7px ${paint.accent};
  }
`;

interface Props {
  readonly languages: readonly LanguageLink[];
  readonly onLanguage?: ((locale: string) => void) | undefined;
}

/** Real links to the same page in each language; a plain press goes to `onLanguage`, which keeps typed values. */
export function LanguageSelector({ languages, onLanguage }: Props) {
  const intl = useIntl();
  const choose = (locale: string) => (event: MouseEvent) => {
    if (!onLanguage || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onLanguage(locale);
  };
  return (
    <nav aria-label={intl.formatMessage({ id: "kit.header.language" })}>
      <List>
        {languages.map((language) => (
          <li key={language.locale}>
            <a
              href={language.href}
              lang={language.locale}
              hrefLang={language.locale}
              title={language.name}
              aria-current={language.current ? "true" : undefined}
              onClick={choose(language.locale)}
            >
              {language.short}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
