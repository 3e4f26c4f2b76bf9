import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from "./Button.styles.ts";
import { Link } from "./LinkContext.tsx";
import { Spinner } from "../ornament/Spinner.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its place. */
  readonly block?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

interface AsButton extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  readonly href?: undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** Sending: a spinner stands in the button, presses do nothing, the focus stays. */
  readonly busy?: boolean | undefined;
}

interface AsLink extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children" | "href" | "type"> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly busy?: undefined;
}

export type ButtonProps = AsButton | AsLink;

const Pressed = styled.button<ButtonLook>`
  ${buttonLook}
`;
const Linked = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

const Waiting = () => {
  const intl = useIntl();
  return (
    <>
      <Spinner />
      <VisuallyHidden role="status">{intl.formatMessage({ id: "kit.button.busy" })}</VisuallyHidden>
    </>
  );
};

/** A button, or with `href` a link that looks like one. */
export function Button({ variant = "primary", size = "m", block = false, icon, ...rest }: ButtonProps) {
  const look = { $variant: variant, $size: size, $block: block };
  if (rest.href !== undefined) {
    const { children, busy: _, ...link } = rest;
    return (
      <Linked {...look} {...link}>
        {icon}
        {children}
      </Linked>
    );
  }
  const { children, busy = false, onClick, type = "button", href: _, ...button } = rest;
  // aria-disabled and not `disabled`: a disabled element drops the focus, and the reader is lost.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Pressed {...look} {...button} type={type} onClick={press} {...(busy ? { "aria-disabled": true } : {})}>
      {busy ? <Waiting /> : icon}
      {children}
    </Pressed>
  );
}
