import { useCallback, useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { size, space } from "../theme/tokens.ts";
import { Stack } from "./Layout.tsx";

/** What is folded on a phone: whether it is open, and what its button and its body take. */
export interface PhoneFold {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly button: { readonly "aria-expanded": boolean; readonly "aria-controls": string; readonly onClick: () => void };
  readonly body: { readonly id: string; readonly "data-open": boolean };
}

/** Folds a part of a page on a phone, where a reader would scroll past it; `openAtFirst` holds until somebody presses. */
export function usePhoneFold(openAtFirst: boolean, bodyId?: string): PhoneFold {
  const made = useId();
  const id = bodyId ?? made;
  const [pressed, setPressed] = useState<boolean>();
  const isOpen = pressed ?? openAtFirst;
  const open = useCallback(() => setPressed(true), []);
  return {
    isOpen,
    open,
    button: { "aria-expanded": isOpen, "aria-controls": id, onClick: () => setPressed(!isOpen) },
    body: { id, "data-open": isOpen },
  };
}

/** The title where there is room for every part, and the button that it becomes on a phone. */
const Wide = styled.span`
  @media screen and ${media.small} {
    display: none;
  }
  @media (scripting: none) {
    display: inline;
  }
`;
const Press = styled.button`
  display: none;
  @media screen and ${media.small} {
    display: flex;
    align-items: center;
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
      content: "+" / "";
    }
    &[aria-expanded="true"]::after {
      content: "\\2212";
      content: "\\2212" / "";
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** What opens the part alone: where there is room it is not there. */
export const FoldButton = ({ fold, children }: { readonly fold: PhoneFold; readonly children: ReactNode }) => (
  <Press type="button" {...fold.button}>
    {children}
  </Press>
);

/** The words of a heading or a legend that opens the part under it on a phone. */
export const FoldTitle = ({ fold, children }: { readonly fold: PhoneFold; readonly children: ReactNode }) => (
  <>
    <Wide>{children}</Wide>
    <FoldButton fold={fold}>{children}</FoldButton>
  </>
);

/** What is folded; without a script nothing is, and no button stands over it that would do nothing. */
export const FoldBody = styled(Stack).attrs({ $gap: 2 })`
  @media screen and ${media.small} {
    &[data-open="false"] {
      display: none;
    }
  }
  @media (scripting: none) {
    &[data-open="false"] {
      display: grid;
    }
  }
`;
