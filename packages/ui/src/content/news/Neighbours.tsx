import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
  padding-top: ${space(3)};
  border-top: 1px solid ${paint.line};
  & > div {
    flex: 1 1 16rem;
    max-width: 30rem;
  }
  & > div:last-child:not(:first-child) {
    text-align: right;
  }
  & p {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;

interface Neighbour {
  readonly title: string;
  readonly href: string;
}

/** What was published before and after; one of them is missing at the ends of the list. */
export function Neighbours({ previous, next }: { readonly previous?: Neighbour | undefined; readonly next?: Neighbour | undefined }) {
  const { formatMessage } = useIntl();
  if (!previous && !next) return null;
  const way = (label: string, { title, href }: Neighbour) => (
    <div>
      <p>{label}</p>
      <TextLink href={href}>
        <InlineText>{title}</InlineText>
      </TextLink>
    </div>
  );
  return (
    <Row aria-label={formatMessage({ id: "item.around" })}>
      {previous && way(formatMessage({ id: "item.previous" }), previous)}
      {next && way(formatMessage({ id: "item.next" }), next)}
    </Row>
  );
}
