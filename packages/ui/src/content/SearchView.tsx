import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { TextField } from "@shanyraq/kit/fields/TextField.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  max-height: min(26rem, 50vh);
  overflow-y: auto;
  list-style-type: "";
  & > li {
    display: grid;
    gap: ${space(0.5)};
    padding-bottom: ${space(2)};
    border-bottom: 1px solid ${paint.line};
  }
  & p {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;
const SNIPPET = 140;
const snippet = (words: string) => (words.length > SNIPPET ? `${words.slice(0, words.lastIndexOf(" ", SNIPPET))}…` : words);

interface SearchViewProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Absent until the index is there. */
  readonly results:
    | readonly {
        readonly kind: "faq" | "news" | "page" | "product";
        readonly title: string;
        readonly text: string;
        readonly href: string;
      }[]
    | undefined;
  readonly failed?: boolean;
  readonly phone: string;
  readonly email: string;
  /** Somebody goes to a result. */
  readonly onLeave: () => void;
}

/** The search of the site: one field, and what it finds while one types. */
export function SearchView({ query, onQuery, results, failed = false, phone, email, onLeave }: SearchViewProps) {
  const { formatMessage } = useIntl();
  const hasQuery = query.trim() !== "";
  return (
    <Stack $gap={3} role="search">
      <TextField
        type="search"
        label={formatMessage({ id: "search.label" })}
        hint={formatMessage({ id: "search.hint" })}
        autoComplete="off"
        value={query}
        onChange={onQuery}
      />
      {failed && <p role="alert">{formatMessage({ id: "search.failed" })}</p>}
      {!failed && results === undefined && <Skeleton $height="8rem" />}
      <span role="status">{hasQuery && results && formatMessage({ id: "search.found" }, { count: results.length })}</span>
      {hasQuery && results?.length === 0 && <p>{formatMessage({ id: "search.nothing" }, { phone, email })}</p>}
      {hasQuery && results && results.length > 0 && (
        <List aria-label={formatMessage({ id: "search.title" })}>
          {results.map(({ kind, title, text: words, href }) => (
            <li key={`${href} ${title}`}>
              <Badge>{formatMessage({ id: `search.kind.${kind}` })}</Badge>
              <TextLink href={href} onClick={onLeave}>
                <InlineText>{title}</InlineText>
              </TextLink>
              <p>{snippet(words)}</p>
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
