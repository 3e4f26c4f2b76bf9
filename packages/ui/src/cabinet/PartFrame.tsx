import { useEffect, type ReactNode } from "react";
import { styled } from "styled-components";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { inLine, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { FoldBody, FoldTitle, usePhoneFold } from "@shanyraq/kit/layout/PhoneFold.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, size, space } from "@shanyraq/kit/theme/tokens.ts";

// Parts that fold are lines of one list on a phone, each with its rule, whatever stands between other parts.
const Part = styled.section`
  scroll-margin-top: 6rem;
  padding-top: ${space(2)};
  @media screen and ${media.small} {
    &[data-folds="true"] {
      padding-block: ${space(1)};
      border-top: 1px solid ${paint.line};
    }
    &[data-folds="true"] + &[data-folds="true"] {
      margin-top: ${space(-3)};
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
  /** Something in it waits for its reader: it is open on a phone too until they close it. */
  readonly isWaiting?: boolean | undefined;
  readonly children: ReactNode;
}

/** Opens a folded part for a visitor who comes by its address. */
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
export function PartFrame({ id, title, folds = false, isWaiting = false, children }: PartFrameProps) {
  const fold = usePhoneFold(!folds || isWaiting, `${id}-body`);
  useOpenAt(id, fold.open);
  return (
    <Part id={id} data-folds={folds} aria-labelledby={`${id}-title`}>
      <Stack $gap={2}>
        <Heading level={2} look={3} id={`${id}-title`}>
          {folds ? <FoldTitle fold={fold}>{title}</FoldTitle> : title}
        </Heading>
        <FoldBody {...fold.body}>{children}</FoldBody>
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
