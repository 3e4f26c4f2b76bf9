import { styled } from "styled-components";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { size, space } from "@shanyraq/kit/theme/tokens.ts";

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;
const More = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size.target};
`;

/** The heading of a band, and at its side the way to all of it. */
export const SectionHead = ({
  title,
  more,
}: {
  readonly title: string;
  readonly more?: { readonly name: string; readonly href: string };
}) => (
  <Row>
    <Heading level={2}>{title}</Heading>
    {more && (
      <More $quiet href={more.href}>
        {more.name}
        <Icon name="arrow" />
      </More>
    )}
  </Row>
);
