import { useLayoutEffect, useRef } from "react";

/**
 * Gives the focus back to the control that opened something, once that is closed and where the control is still there.
 * @param opened what is open, by a key of its own; undefined while nothing is.
 */
export function useReturnedFocus(opened: string | undefined): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (opened !== undefined) opener.current = document.activeElement;
    else if (opener.current instanceof HTMLElement && opener.current.isConnected && opener.current !== document.body)
      opener.current.focus();
  }, [opened]);
}
