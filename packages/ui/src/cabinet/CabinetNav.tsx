import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { css, styled } from "styled-components";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { tabChosen, tabLook, tabRow } from "@shanyraq/kit/actions/Tabs.styles.ts";
import { inHand, inLine } from "@shanyraq/kit/layout/Layout.tsx";
import { space } from "@shanyraq/kit/theme/tokens.ts";
import type { NamedLink } from "../shell/header-props.ts";

// One line on a phone: the next name is cut at the edge, which shows that the row continues.
const Row = styled.nav`
  ${tabRow}
  ${inHand(css`
    gap: 0 ${space(3)};
  `)}
  ${inLine("1rem")}
`;
const Part = styled(Link)`
  ${tabLook}
  max-width: 100%;
  &[aria-current] {
    ${tabChosen}
  }
`;

interface CabinetNavProps {
  readonly parts: readonly (NamedLink & { readonly current?: "page" | "true" | undefined })[];
}

/** The parts of the cabinet, in sight on each of its pages; the one that the reader is in, or under, is marked. */
export function CabinetNav({ parts }: CabinetNavProps) {
  const { formatMessage } = useIntl();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && row.current) row.current.scrollLeft = here.offsetLeft - row.current.offsetLeft - here.offsetWidth / 2;
  }, [parts]);
  return (
    <Row ref={row} aria-label={formatMessage({ id: "cabinet.nav" })} data-print="no">
      {parts.map(({ name, href, current }) => (
        <Part key={href} href={href} aria-current={current}>
          {name}
        </Part>
      ))}
    </Row>
  );
}
