import { passwordsAt } from "../platform/ports/passwords.ts";

/** What the tests keep passwords by: they sign in thousands of times, and a hash as production makes it takes 40 ms and 46 MiB. */
export const quickPasswords = passwordsAt({ memoryKiB: 64, passes: 1 });
