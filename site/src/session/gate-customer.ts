import { createContext, use } from "react";

/** Whose page a login gate holds: the same person while their session has expired, so that what they typed stays until they sign in again. */
export const GateCustomer = createContext("");

export const useGateCustomer = (): string => use(GateCustomer);
