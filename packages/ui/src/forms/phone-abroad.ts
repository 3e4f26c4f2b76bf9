import { createContext, type ReactNode } from "react";

/** The other ways to reach us, for somebody whose number is of another country: said with the refusal of that number. Nothing where a form names none. */
export const PhoneAbroad = createContext<ReactNode>(undefined);
