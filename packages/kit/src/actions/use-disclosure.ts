import { useEffect, useState, type RefObject } from "react";

export interface Disclosure {
  readonly open: string | undefined;
  readonly toggle: (id: string) => void;
  readonly close: () => void;
}

/**
 * One open panel at a time inside `root`. Esc closes it and gives the focus back to its button; a
 * press outside, or the focus going elsewhere, closes it too.
 */
export function useDisclosure(root: RefObject<HTMLElement | null>): Disclosure {
  const [open, setOpen] = useState<string>();
  useEffect(() => {
    if (open === undefined) return;
    const expanded = () => root.current?.querySelector<HTMLElement>('[data-disclosure][aria-expanded="true"]');
    const isInside = (target: EventTarget | null) => {
      const panel = expanded()?.parentElement;
      return target instanceof Node && panel?.contains(target) === true;
    };
    const leave = (event: Event) => {
      if (!isInside(event.target)) setOpen(undefined);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      expanded()?.focus();
      setOpen(undefined);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", escape);
    };
  }, [open, root]);
  return { open, toggle: (id) => setOpen(open === id ? undefined : id), close: () => setOpen(undefined) };
}
