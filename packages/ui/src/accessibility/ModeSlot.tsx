import type { ReactNode } from "react";

/**
 * The place of the bar: it stays with the reader at the top of the window. Kept from the first paint on, so that nothing moves when
 * the bar arrives, and as long as the bar is lent to a dialog.
 */
export const ModeSlot = ({ children }: { readonly children?: ReactNode }) => <div data-mode-slot>{children}</div>;
