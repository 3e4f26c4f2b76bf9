import { createContext } from "react";

/** Whether the page was opened through a shell: what the build draws for each page it has not drawn for this one. */
export const OpenedLater = createContext(false);
