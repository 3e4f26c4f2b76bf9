import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, radius, size, space } from "../theme/tokens.ts";
import { unseenLine } from "../theme/unseen-line.ts";
import { Link } from "./LinkContext.tsx";
import { pagesShown } from "./pages-shown.ts";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;
  & > li {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: ${size.target};
    min-height: ${size.target};
  }
`;
const Page = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${size.target};
  min-height: ${size.target};
  padding: 0 ${space(1.5)};
  border: 1px solid;
  ${unseenLine}
  border-radius: ${radius.s};
  color: ${paint.link};
  font-weight: 550;
  text-decoration: none;
  &:hover {
    background: ${paint.primarySoft};
    color: ${paint.onPrimarySoft};
  }
  &[aria-current="page"] {
    border-color: ${paint.primary};
    color: ${paint.heading};
    font-weight: 700;
  }
`;

interface PaginationProps {
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
  /** What is divided into pages: "Страницы новостей"; "Страницы" unless said. */
  readonly label?: string | undefined;
}

/** The pages of a long list as links, each with an address; nothing for a single page. */
export function Pagination({ current, last, hrefOf, label }: PaginationProps) {
  const { formatMessage } = useIntl();
  if (last < 2) return null;
  return (
    <nav aria-label={label ?? formatMessage({ id: "kit.pages" })}>
      <List>
        {current > 1 && (
          <li>
            <Page href={hrefOf(current - 1)} rel="prev">
              {formatMessage({ id: "kit.pages.previous" })}
            </Page>
          </li>
        )}
        {pagesShown(current, last).map((page, at) =>
          page === "gap" ? (
            <li key={`gap ${at}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Page
                href={hrefOf(page)}
                aria-label={formatMessage({ id: "kit.pages.page" }, { page: String(page) })}
                aria-current={page === current ? "page" : undefined}
              >
                {page}
              </Page>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <Page href={hrefOf(current + 1)} rel="next">
              {formatMessage({ id: "kit.pages.next" })}
            </Page>
          </li>
        )}
      </List>
    </nav>
  );
}
