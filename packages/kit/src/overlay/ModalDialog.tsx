import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, radius, shadow, space } from "../theme/tokens.ts";
import { AriaLanguage } from "../text/AriaLanguage.tsx";
import { Icon } from "../ornament/Icon.tsx";
import { covering, OverlayClose, OverlayTitle, SCRIM } from "./Overlay.styles.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

const Overlay = styled(ModalOverlay)`
  ${covering}
  display: grid;
  place-items: center;
  padding: calc(var(--bar-room, 0px) + ${space(2)}) ${space(2)} ${space(2)};
  overflow-y: auto;
  background: ${SCRIM};
  @media ${media.small} {
    place-items: end stretch;
    padding: calc(var(--bar-room, 0px) + ${space(4)}) 0 0;
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
  /** `id` of the words that are read with the title. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** Loaded on demand: react-aria's dialog brings 27 KB that no content page should pay for. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, isOpen, onClose, closeLabel, id, wide = false, required = false, role = "dialog", describedBy, children } = props;
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  return (
    <AriaLanguage>
      <Overlay isOpen={isOpen} onOpenChange={close} isDismissable={!required} isKeyboardDismissDisabled={required}>
        <Panel $wide={wide}>
          <Body role={role} {...(id !== undefined && { id })} {...(describedBy !== undefined && { "aria-describedby": describedBy })}>
            <OverlayTitle slot="title" level={2}>
              {title}
            </OverlayTitle>
            {!required && (
              <OverlayClose type="button" onClick={onClose}>
                <Icon name="close" />
                <VisuallyHidden>{closeLabel}</VisuallyHidden>
              </OverlayClose>
            )}
            {children}
          </Body>
        </Panel>
      </Overlay>
    </AriaLanguage>
  );
}
