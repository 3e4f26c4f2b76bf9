import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import type { Contract } from "./contract-state.ts";

/** Its marks stand within the page's margin. */
const Days = styled.ul`
  padding-inline-start: 1.2em;
`;

interface CoverGapsProps {
  readonly gaps: Contract["gaps"];
}

/** The days on which a contract gave no cover; nothing where it always did. */
export function CoverGaps({ gaps }: CoverGapsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (gaps.length === 0) return null;
  return (
    <Stack $gap={1}>
      <Heading level={2} look={3}>
        {formatMessage({ id: "cabinet.gaps" })}
      </Heading>
      <Days>
        {gaps.map(({ from, to }) => (
          <li key={from}>
            {to === null
              ? formatMessage({ id: "cabinet.gaps.open" }, { from: dateText(intl, from) })
              : formatMessage({ id: "cabinet.gaps.closed" }, { from: dateText(intl, from), to: dateText(intl, to) })}
          </li>
        ))}
      </Days>
      <p>{formatMessage({ id: "cabinet.gaps.text" })}</p>
    </Stack>
  );
}
