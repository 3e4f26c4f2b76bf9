import type { Handlers } from "../server/context.ts";
import { checkRegister } from "./check-register.ts";
import { consent } from "./consent.ts";
import { recovery } from "./recovery.ts";
import { registerByCode } from "./register-by-code.ts";
import { registerByProof } from "./register-by-proof.ts";
import { signIn } from "./sign-in.ts";

export const accountHandlers = {
  ...checkRegister,
  ...consent,
  ...recovery,
  ...registerByCode,
  ...registerByProof,
  ...signIn,
} satisfies Partial<Handlers>;
