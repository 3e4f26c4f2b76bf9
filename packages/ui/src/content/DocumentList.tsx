import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const List = styled.ul`
  list-style-type: "";
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(0.5)} ${space(2)};
    padding: ${space(1.75)} 0;
    border-top: 1px solid ${paint.line};
  }
  & svg {
    margin-top: 0.15em;
    color: ${paint.link};
  }
  & p {
    grid-column: 2;
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;

const KILOBYTE = 1024;

export type DocumentFile = NonNullable<Output<"getFileRule">["files"]>[number];

/** Documents to take away: what each is, how large, and since when it holds. */
export function DocumentList({ files }: { readonly files: readonly DocumentFile[] }) {
  const { formatMessage } = useIntl();
  return (
    <List>
      {files.map(({ name, url = "", size = 0, date }) => (
        <li key={url}>
          <Icon name="download" />
          {/* A file is the browser's to fetch: the router knows pages alone. */}
          <TextLink href={url} download="">
            <InlineText>{name}</InlineText>
          </TextLink>
          <p>
            {formatMessage({ id: "content.documents.size" }, { size: Math.ceil(size / KILOBYTE) })}
            {date && (
              <>
                {", "}
                {formatMessage({ id: "content.documents.since" })} <time dateTime={date}>{date.split("-").toReversed().join(".")}</time>
              </>
            )}
          </p>
        </li>
      ))}
    </List>
  );
}
