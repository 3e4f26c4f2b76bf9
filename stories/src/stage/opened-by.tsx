import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { useState, type ComponentType } from "react";

/** Draws what lies over a page as a reader meets it: closed, with the button that opens it. */
export const openedBy = <Props extends { readonly isOpen: boolean; readonly onClose: () => void }>(
  name: string,
  Over: ComponentType<Props>,
) =>
  function Opened(args: Props) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{name}</Button>
        <Over {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  };
