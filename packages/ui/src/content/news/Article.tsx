import { useMemo } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { withKazakhMarked } from "@shanyraq/kit/text/kazakh-parts.ts";
import { Prose } from "@shanyraq/kit/text/Prose.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { contentsOf, LONG_PAGE_HEADINGS } from "./contents-of.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 68ch) minmax(0, 18rem);
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    & > nav {
      order: -1;
    }
  }
`;
const Contents = styled.nav`
  position: var(--pinned, sticky);
  top: 7rem;
  align-self: start;
  padding-left: ${space(3)};
  border-left: 2px solid ${paint.line};
  font-size: ${text.s};
  @media ${media.phone} {
    position: static;
  }
  & > p {
    font-weight: 650;
    color: ${paint.heading};
  }
  & > ol {
    list-style-type: "";
  }
  & a {
    display: block;
    padding-block: ${space(1)};
  }
`;

/** A long text with its contents at the side; the HTML is an editor's, cleaned by the back office where it came in. */
export function Article({ html }: { readonly html: string }) {
  const { formatMessage, locale } = useIntl();
  const contents = useMemo(() => contentsOf(html), [html]);
  const prose = <Prose dangerouslySetInnerHTML={{ __html: locale.startsWith("kk") ? contents.html : withKazakhMarked(contents.html) }} />;
  if (contents.headings.length < LONG_PAGE_HEADINGS) return prose;
  return (
    <Columns>
      {prose}
      <Contents aria-labelledby="contents">
        <p id="contents">{formatMessage({ id: "content.contents" })}</p>
        <ol>
          {contents.headings.map(({ id, name }) => (
            <li key={id}>
              <TextLink $quiet href={`#${id}`}>
                <InlineText>{name}</InlineText>
              </TextLink>
            </li>
          ))}
        </ol>
      </Contents>
    </Columns>
  );
}
