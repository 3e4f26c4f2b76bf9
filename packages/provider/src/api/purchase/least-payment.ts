import { tiynOfTenge, type Tiyn } from "@shanyraq/rules";

/** The smallest part of a premium that is taken: the bank takes no less than a tenge. What is left to pay may be less, and is taken whole. */
export const MIN_PAYMENT: Tiyn = tiynOfTenge(1);
