import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { css, styled } from "styled-components";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { tabChosen, tabLook, tabRow } from "@shanyraq/kit/actions/Tabs.styles.ts";
import { inHand, inLine } from "@shanyraq/kit/layout/Layout.tsx";
import { FoldButton, usePhoneFold } from "@shanyraq/kit/layout/PhoneFold.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space } from "@shanyraq/kit/theme/tokens.ts";
import type { NamedLink } from "../shell/header-props.ts";

// One line on a phone: the next name is cut at the edge, which shows that the row continues. Where letters are large, and the names would stand one under
// another over the whole window, they are folded.
const Row = styled.div`
  ${tabRow}
  @media screen and ${media.small} {
    &[data-open="false"] {
      display: none;
    }
  }
  @media (scripting: none) {
    &[data-open="false"] {
      display: flex;
    }
  }
  ${inHand(css`
    gap: 0 ${space(3)};
    &[data-open="false"] {
      display: flex;
    }
  `)}
  ${inLine("1rem")}
`;
const Opener = styled.div`
  border-bottom: 1px solid ${paint.line};
  font-weight: 600;
  @media ${media.desktop} {
    display: none;
  }
  ${inHand(css`
    display: none;
  `)}
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

function Parts({ parts }: CabinetNavProps) {
  const { formatMessage } = useIntl();
  const row = useRef<HTMLDivElement>(null);
  const fold = usePhoneFold(false);
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && row.current) row.current.scrollLeft = here.offsetLeft - row.current.offsetLeft - here.offsetWidth / 2;
  }, [parts]);
  const label = formatMessage({ id: "cabinet.nav" });
  return (
    <nav aria-label={label} data-print="no">
      <Opener>
        <FoldButton fold={fold}>{label}</FoldButton>
      </Opener>
      <Row ref={row} {...fold.body}>
        {parts.map(({ name, href, current }) => (
          <Part key={href} href={href} aria-current={current}>
            {name}
          </Part>
        ))}
      </Row>
    </nav>
  );
}

/** The parts of the cabinet on each of its pages; the one that the reader is in, or under, is marked. A part that was chosen folds them again. */
export const CabinetNav = ({ parts }: CabinetNavProps) => <Parts key={parts.find(({ current }) => current)?.href} parts={parts} />;
