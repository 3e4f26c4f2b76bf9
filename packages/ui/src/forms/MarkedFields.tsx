import { createContext, use } from "react";

/** The fields that a form around here marks itself where the server refuses them. */
const Context = createContext<readonly string[]>([]);

export const MarkedFields = Context;
export const useMarkedFields = (): readonly string[] => use(Context);
