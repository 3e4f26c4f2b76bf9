import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { useIntl } from "react-intl";
import { styled } from "styled-components";

const List = styled.nav`
  padding-bottom: ${space(2)};
  border-bottom: 1px solid ${paint.line};
  font-size: ${text.s};
  & > p {
    font-weight: 650;
    color: ${paint.heading};
  }
  & > ol {
    columns: 2 16rem;
    column-gap: ${space(4)};
  }
  & li {
    break-inside: avoid;
    margin: 0;
    padding: ${space(0.5)} 0;
  }
  & a {
    display: inline-block;
    vertical-align: top;
  }
`;

interface PaperContentsProps {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** The tag of the reader's language, which may be another than that of the paper. */
  readonly language: string;
}

/** The parts of a long paper; a press moves the reading and the focus to the part. */
export function PaperContents({ headings, language }: PaperContentsProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: "paper.contents" });
  return (
    <List aria-label={name} data-print="no">
      <p lang={language}>{name}</p>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              onClick={(event) => {
                // A heading takes the focus, and the address stays that of the page.
                event.preventDefault();
                document.getElementById(heading.id)?.focus();
              }}
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </List>
  );
}
