import { createContext, use } from "react";

/** The fields that a form around here marks itself where the server refuses them. */
export const MarkedFields = createContext<readonly string[]>([]);
export const useMarkedFields = (): readonly string[] => use(MarkedFields);
