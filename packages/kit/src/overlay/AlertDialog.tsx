import { useEffect, useId, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../actions/Button.tsx";
import { Cluster, Stack } from "../layout/Layout.tsx";
import { ModalDialog } from "./ModalDialog.tsx";

interface Answer {
  readonly name: string;
  readonly onPress: () => void;
  /** It takes something away that does not come back. */
  readonly danger?: boolean | undefined;
}

interface AlertDialogProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  /** Esc, the cross, and the way back. */
  readonly onClose: () => void;
  readonly answer: Answer;
  /** Name of the button that changes nothing; undefined when there is nothing to choose. */
  readonly wayBack?: string | undefined;
  /** What has happened, or what is asked; read with the title. */
  readonly children: ReactNode;
}

/**
 * The least harmful answer takes the focus (APG, alert and message dialogs): Enter by habit does no harm. A dialog that is higher than the window stays at its
 * head, where it says what has happened: the first Tab leads to the answers.
 */
const Answers = ({ answer, wayBack, onClose }: Pick<AlertDialogProps, "answer" | "wayBack" | "onClose">) => {
  const harmless = useRef<HTMLButtonElement>(null);
  useEffect(() => harmless.current?.focus({ preventScroll: true }), []);
  return (
    <Cluster>
      <Button variant={answer.danger ? "danger" : "primary"} onClick={answer.onPress} ref={wayBack === undefined ? harmless : undefined}>
        {answer.name}
      </Button>
      {wayBack !== undefined && (
        <Button variant="secondary" onClick={onClose} ref={harmless}>
          {wayBack}
        </Button>
      )}
    </Cluster>
  );
};

/** A message that must be read before continuing, or a question before something is done. */
export function AlertDialog({ title, isOpen, onClose, answer, wayBack, children }: AlertDialogProps) {
  const { formatMessage } = useIntl();
  const words = useId();
  return (
    <ModalDialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={formatMessage({ id: "kit.close" })}
      describedBy={words}
    >
      <Stack $gap={3}>
        <Stack id={words}>{children}</Stack>
        <Answers answer={answer} wayBack={wayBack} onClose={onClose} />
      </Stack>
    </ModalDialog>
  );
}
