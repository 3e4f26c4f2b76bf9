import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { layer, paint, radius, shadow, space, text } from "../theme/tokens.ts";
import { Icon } from "./Icon.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: grid;
  place-items: center;
  padding: ${space(2)};
  overflow-y: auto;
  background: rgb(6 26 34 / 62%);
  @media ${media.small} {
    place-items: end stretch;
    padding: ${space(4)} 0 0;
  }
`;
const Panel = styled(Modal)<{ $wide: boolean }>`
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? "60rem" : "34rem")};
  border-radius: ${radius.l};
  background: ${paint.paper};
  color: ${paint.ink};
  box-shadow: ${shadow.float};
  @media ${media.small} {
    border-radius: ${radius.l} ${radius.l} 0 0;
  }
  @media ${media.forced} {
    border: 2px solid CanvasText;
  }
`;
const Body = styled(Dialog)`
  position: relative;
  padding: ${space(5)};
  outline: none;
  @media ${media.small} {
    padding: ${space(3)} ${space(2.5)} ${space(4)};
  }
`;
const Title = styled(Heading)`
  margin: 0 ${space(6)} ${space(3)} 0;
  font-size: ${text.h3};
  font-weight: 650;
  line-height: 1.2;
  letter-spacing: -0.01em;
  color: ${paint.heading};
`;
const Close = styled.button`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: ${paint.sunken};
  color: ${paint.ink};
  &:hover {
    background: ${paint.primarySoft};
  }
  @media ${media.small} {
    top: ${space(1.5)};
    right: ${space(1.5)};
  }
`;

export interface ModalDialogProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly id?: string | undefined;
  readonly wide?: boolean | undefined;
  /** A dialog that must be answered: no Esc, no press beside it, no cross. */
  readonly required?: boolean | undefined;
  readonly role?: "dialog" | "alertdialog" | undefined;
  readonly children: ReactNode;
}

/** Loaded on demand: react-aria's dialog brings 27 KB that no content page should pay for. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, isOpen, onClose, closeLabel, id, wide = false, required = false, role = "dialog", children } = props;
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  return (
    <Overlay isOpen={isOpen} onOpenChange={close} isDismissable={!required} isKeyboardDismissDisabled={required}>
      <Panel $wide={wide}>
        <Body role={role} {...(id === undefined ? {} : { id })}>
          <Title slot="title" level={2}>
            {title}
          </Title>
          {!required && (
            <Close type="button" onClick={onClose}>
              <Icon name="close" />
              <VisuallyHidden>{closeLabel}</VisuallyHidden>
            </Close>
          )}
          {children}
        </Body>
      </Panel>
    </Overlay>
  );
}
