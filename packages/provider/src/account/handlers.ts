import type { Handlers } from "../server/context.ts";
import { consent } from "./consent.ts";
import { recovery } from "./recovery.ts";
import { registration } from "./registration.ts";
import { signIn } from "./sign-in.ts";

export const accountHandlers = { ...consent, ...recovery, ...registration, ...signIn } satisfies Partial<Handlers>;
