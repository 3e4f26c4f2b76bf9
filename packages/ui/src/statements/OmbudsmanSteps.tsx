import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  max-width: 46rem;
  counter-reset: step;
  list-style-type: "";
  & > li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-items: baseline;
    padding-top: ${space(2)};
    border-top: 1px solid ${paint.line};
  }
  & > li::before {
    content: counter(step);
    font-size: ${text.h3};
    font-weight: 600;
    color: ${paint.ornament};
  }
`;

/** The order in which a dispute goes: the company, the notice, the ombudsman. */
export function OmbudsmanSteps() {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={2}>
      <Heading level={2}>{formatMessage({ id: "statements.ombudsman.order" })}</Heading>
      <List>
        <li>{formatMessage({ id: "statements.ombudsman.1" })}</li>
        <li>{formatMessage({ id: "statements.ombudsman.2" })}</li>
        <li>{formatMessage({ id: "statements.ombudsman.3" })}</li>
      </List>
    </Stack>
  );
}
