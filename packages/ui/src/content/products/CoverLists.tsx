import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Icon, type IconName } from "@shanyraq/kit/ornament/Icon.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(5)} ${space(8)};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const List = styled.ul<{ $tone: "success" | "danger" }>`
  list-style-type: "";
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(2)};
    padding: ${space(1.75)} 0;
    border-top: 1px solid ${paint.line};
  }
  & svg {
    margin-top: 0.15em;
    color: ${({ $tone }) => paint[$tone]};
  }
`;

type Names = readonly { readonly name: string }[];
const Column = ({
  title,
  items,
  icon,
  tone,
}: {
  readonly title: string;
  readonly items: Names;
  readonly icon: IconName;
  readonly tone: "success" | "danger";
}) => (
  <Stack $gap={2}>
    <Heading level={2} look={3}>
      {title}
    </Heading>
    <List $tone={tone}>
      {items.map(({ name }) => (
        <li key={name}>
          <Icon name={icon} />
          <span>
            <InlineText>{name}</InlineText>
          </span>
        </li>
      ))}
    </List>
  </Stack>
);

/** What is paid for and what is not, side by side and equally large. */
export function CoverLists({ covers, exclusions }: { readonly covers: Names; readonly exclusions: Names }) {
  const { formatMessage } = useIntl();
  return (
    <Columns>
      {covers.length > 0 && <Column title={formatMessage({ id: "content.product.covers" })} items={covers} icon="check" tone="success" />}
      {exclusions.length > 0 && (
        <Column title={formatMessage({ id: "content.product.exclusions" })} items={exclusions} icon="close" tone="danger" />
      )}
    </Columns>
  );
}
