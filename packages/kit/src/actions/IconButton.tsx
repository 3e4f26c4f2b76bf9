import type { ButtonHTMLAttributes, ReactNode } from "react";
import { styled } from "styled-components";
import { paint, size } from "../theme/tokens.ts";
import { Icon, type IconName } from "../ornament/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

const Place = styled.button`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${paint.heading};
  &:hover {
    background: ${paint.primarySoft};
  }
`;

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  /** What it does, in words for a screen reader. */
  readonly name: string;
  readonly iconSize?: string | undefined;
  /** Drawn on the sign; the name says it too. */
  readonly children?: ReactNode;
}

/** A button where there is room only for an icon; its name is read by a screen reader, and shown under the pointer. */
export const IconButton = ({ icon, name, iconSize, children, ...rest }: IconButtonProps) => (
  <Place type="button" title={name} {...rest}>
    <Icon name={icon} size={iconSize} />
    {children}
    <VisuallyHidden>{name}</VisuallyHidden>
  </Place>
);
