import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const List = styled.ul`
  list-style-type: "";
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    padding: ${space(1.75)} 0;
    border-top: 1px solid ${paint.line};
  }
  & p {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
  @media ${media.small} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
  }
`;

const KILOBYTE = 1024;

export type DocumentFile = NonNullable<Output<"getFileRule">["files"]>[number];

interface DocumentListProps {
  readonly files: readonly DocumentFile[];
  /** The page on which a document is read; undefined where it is a file alone. */
  readonly readHref: (file: DocumentFile) => string | undefined;
}

/** Documents to read as pages or to take away: what each is, how large, and since when it holds. */
export function DocumentList({ files, readHref }: DocumentListProps) {
  const { formatMessage } = useIntl();
  const read = formatMessage({ id: "content.documents.read" });
  const save = formatMessage({ id: "content.documents.save" });
  return (
    <List>
      {files.map((file) => {
        const { name = "", url = "", size = 0, date } = file;
        const page = readHref(file);
        return (
          <li key={url}>
            <div>
              <InlineText>{name}</InlineText>
              <p>
                {formatMessage({ id: "content.documents.size" }, { size: Math.ceil(size / KILOBYTE) })}
                {date && (
                  <>
                    {", "}
                    {formatMessage({ id: "content.documents.since" })} <time dateTime={date}>{date.split("-").toReversed().join(".")}</time>
                  </>
                )}
              </p>
            </div>
            <Cluster>
              {page !== undefined && (
                <Button size="s" variant="secondary" icon={<Icon name="eye" />} href={page} aria-label={`${read}: ${name}`}>
                  {read}
                </Button>
              )}
              {/* A file is the browser's to fetch: the router knows pages alone. */}
              <Button size="s" variant="quiet" icon={<Icon name="download" />} href={url} download="" aria-label={`${save}: ${name}`}>
                {save}
              </Button>
            </Cluster>
          </li>
        );
      })}
    </List>
  );
}
