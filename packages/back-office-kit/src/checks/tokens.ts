import type { Check, Tried, Trial } from "../check.ts";
import { errorFault, statusFault } from "../error-fault.ts";
import type { Answer } from "../line.ts";

const login = ({ ask }: Trial, iin: string, password: string): Promise<Answer> =>
  ask({ method: "POST", path: "/api/login", body: { iin, password } });
const user = ({ ask }: Trial, token: string): Promise<Answer> => ask({ method: "GET", path: "/api/user", token });
const messageOf = ({ json }: Answer): unknown => (json as { readonly message?: unknown } | undefined)?.message;

/** Of a right form, and of nobody in a back office under trial. */
const NOBODY = "991231300003";

export const tokens: Check = {
  name: "tokens",
  promise: "A login gives a token that works, tells no stranger who is a customer, and is ended at once by its owner.",
  run: async (trial) => {
    const { iin, password } = trial.identities.customer;
    const signedIn = await trial.signIn("customer");
    if (!("token" in signedIn)) return [{ of: "a login by a right password", ...signedIn }];
    const { token } = signedIn;
    const [wrong, stranger] = [await login(trial, iin, `${password}x`), await login(trial, NOBODY, `${password}x`)];
    const isTold = stranger.status !== wrong.status || messageOf(stranger) !== messageOf(wrong);
    const tried: Tried[] = [
      { of: "the token of a login", fault: statusFault(await user(trial, token), 200) },
      { of: "a wrong password", fault: errorFault(wrong, 401) },
      {
        of: "an IIN that nobody has",
        fault: isTold ? "is told apart from a wrong password: a stranger learns who is a customer" : undefined,
      },
    ];
    await trial.ask({ method: "POST", path: "/api/logout", body: {}, token });
    return [...tried, { of: "a token after /api/logout", fault: errorFault(await user(trial, token), 401) }];
  },
};
