import { useCallback, useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { inLine, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, size, space } from "@shanyraq/kit/theme/tokens.ts";

const Part = styled.section`
  scroll-margin-top: 6rem;
  padding-top: ${space(2)};
`;
/** The title where there is room for every part, and the button that it becomes on a phone. */
const Wide = styled.span`
  @media screen and ${media.small} {
    display: none;
  }
`;
const Fold = styled.button`
  display: none;
  @media screen and ${media.small} {
    display: flex;
    justify-content: space-between;
    gap: ${space(2)};
    width: 100%;
    min-height: ${size.target};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: start;
    &::after {
      content: "+";
    }
    &[aria-expanded="true"]::after {
      content: "\\2212";
    }
  }
`;
const Body = styled(Stack).attrs({ $gap: 2 })`
  @media screen and ${media.small} {
    &[data-open="false"] {
      display: none;
    }
  }
`;
const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  border-bottom: 1px solid ${paint.line};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
  }
  ${inLine("1rem")}
`;

interface PartFrameProps {
  readonly id: string;
  readonly title: string;
  /** On a phone it begins closed behind its title, so that the page is not a mile long. */
  readonly folds?: boolean | undefined;
  readonly children: ReactNode;
}

/** Opens a folded part to whoever comes by its address. */
function useOpenAt(id: string, open: () => void): void {
  useEffect(() => {
    const look = () => {
      if (location.hash === `#${id}`) open();
    };
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [id, open]);
}

/** A part of a contract's page under its own heading and address. */
export function PartFrame({ id, title, folds = false, children }: PartFrameProps) {
  const [isOpen, setOpen] = useState(!folds);
  const open = useCallback(() => setOpen(true), []);
  useOpenAt(id, open);
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <Stack $gap={2}>
        <Heading level={2} look={3} id={`${id}-title`}>
          {folds ? (
            <>
              <Wide>{title}</Wide>
              <Fold type="button" aria-expanded={isOpen} aria-controls={`${id}-body`} onClick={() => setOpen(!isOpen)}>
                {title}
              </Fold>
            </>
          ) : (
            title
          )}
        </Heading>
        <Body id={`${id}-body`} data-open={isOpen}>
          {children}
        </Body>
      </Stack>
    </Part>
  );
}

/** The way to each part. */
export const PartsBar = ({
  label,
  parts,
}: {
  readonly label: string;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}) => (
  <Bar aria-label={label} data-print="no">
    {parts.map(({ id, title }) => (
      <TextLink key={id} $quiet href={`#${id}`}>
        {title}
      </TextLink>
    ))}
  </Bar>
);
