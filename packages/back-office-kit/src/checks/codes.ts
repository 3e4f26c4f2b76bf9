import type { Check, Trial, Tried } from "../check.ts";
import { bodyOf, errorFault, saysNo, statusFault } from "../error-fault.ts";
import type { LineAnswer } from "../line.ts";
import { moveOn } from "../move-on.ts";

/** A browser of its own: its conversation, and the network it is in, so that no trial counts against another. */
interface Browser {
  readonly headers: Readonly<Record<string, string>>;
}
let browsers = 0;
function newBrowser(): Browser {
  browsers += 1;
  const flow = crypto.randomUUID().replaceAll("-", "").padEnd(43, "k");
  return { headers: { "x-flow-id": flow, "x-real-ip": `198.51.100.${(browsers % 250) + 1}` } };
}

const post = ({ ask }: Trial, path: string, body: object, { headers }: Browser): Promise<LineAnswer> =>
  ask({ method: "POST", path, body, headers });
const tokenOf = (answer: LineAnswer): string | undefined =>
  (bodyOf(answer)["Authorization"] as { readonly token?: string } | undefined)?.token;
const opened = (answer: LineAnswer): boolean => answer.status === 200 && !saysNo(answer);
const refusedFault = (answer: LineAnswer): string | undefined => {
  if (answer.status === undefined) return statusFault(answer, 200);
  return opened(answer) ? "is taken" : undefined;
};
const wrongOf = (code: string): string => [...code].map((digit) => (Number(digit) + 1) % 10).join("");

/** How many wrong codes spend a code at the latest: more than any back office of ours or theirs lets be tried. */
const MANY = 5;

/** What is tried of a code that was just sent: what is wrong with what came of it. */
type Condition = (
  code: string,
  browser: Browser,
  show: (code: string, browser: Browser) => Promise<LineAnswer>,
) => Promise<string | undefined>;

function conditions(trial: Trial, phone: string): readonly (readonly [of: string, condition: Condition])[] {
  return [
    ["a wrong code", async (code, browser, show) => refusedFault(await show(wrongOf(code), browser))],
    ["a code that was sent to another browser", async (code, _, show) => refusedFault(await show(code, newBrowser()))],
    [
      "a code that is shown twice",
      async (code, browser, show) => {
        const first = await show(code, browser);
        if (!opened(first)) return `is refused the first time, with ${first.status ?? "nothing"}`;
        return refusedFault(await show(code, browser));
      },
    ],
    [
      "a right code after five wrong ones",
      async (code, browser, show) => {
        for (let turn = 0; turn < MANY; turn += 1) await show(wrongOf(code), browser);
        return refusedFault(await show(code, browser));
      },
    ],
    [
      "a code that was sent for another purpose",
      async (code, browser) =>
        refusedFault(await post(trial, "/smsCheckRegister", { iin: trial.identities.customer.iin, phone, sms: code }, browser)),
    ],
    [
      "a session for a new password alone",
      async (code, browser, show) => {
        const token = tokenOf(await show(code, browser));
        if (token === undefined) return "is not begun by a right code";
        const cabinet = await trial.ask({ method: "POST", path: "/user/contracts/", body: {}, token });
        await trial.ask({ method: "POST", path: "/api/logout", body: {}, token });
        return errorFault(cabinet, 403);
      },
    ],
    [
      "a code whose time is over",
      async (code, browser, show) => {
        const { clock } = trial.identities;
        if (clock) await moveOn(clock.url, clock.code);
        return refusedFault(await show(code, browser));
      },
    ],
  ];
}

export const codes: Check = {
  name: "codes",
  promise: "A code opens once, in the browser and for the purpose that asked for it, in its time, and not after five wrong ones.",
  run: async (trial) => {
    const { customer, clock, codes: codeInbox } = trial.identities;
    const { phone } = customer;
    if (!trial.writes || codeInbox === undefined || phone === undefined)
      return [
        {
          of: "a code",
          untried: trial.writes ? "the file has no `codes`, or no phone of its customer" : "codes are sent with --write alone",
        },
      ];
    const tried: Tried[] = [];
    for (const [of, condition] of conditions(trial, phone)) {
      if (of === "a code whose time is over" && clock === undefined) {
        tried.push({ of, untried: "the file names no `clock` to move on" });
        continue;
      }
      const browser = newBrowser();
      const sent = await post(trial, "/forgotPassword", { phone }, browser);
      const code = opened(sent) ? await trial.codeTo(phone) : undefined;
      const show = (shown: string, from: Browser) => post(trial, "/forgotPasswordCode", { phone, sms: shown }, from);
      if (code === undefined) tried.push({ of, untried: `no code came: /forgotPassword answers ${sent.status ?? "nothing"}` });
      else tried.push({ of, fault: await condition(code, browser, show) });
    }
    return tried;
  },
};
