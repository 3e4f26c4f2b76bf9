import type { ButtonHTMLAttributes } from "react";
import { styled } from "styled-components";
import { paint, size } from "../theme/tokens.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

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

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  readonly icon: IconName;
  /** What it does, in words that are heard. */
  readonly name: string;
}

/** A button where there is room for a sign alone; its name is heard, and shown under the pointer. */
export const IconButton = ({ icon, name, ...rest }: IconButtonProps) => (
  <Place type="button" title={name} {...rest}>
    <Icon name={icon} />
    <VisuallyHidden>{name}</VisuallyHidden>
  </Place>
);
