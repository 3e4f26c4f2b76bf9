import { unit, type Mutant } from "./mutant.ts";

const calculator = unit("flows", "src/calculators/calculator.test.ts");
const qr = unit("flows", "src/purchase/qr-pay.test.ts");
const login = unit("flows", "src/account/login.test.ts");
const register = unit("flows", "src/account/register-resident.test.ts");
const forgot = unit("flows", "src/account/forgot-password.test.ts");
const bySignature = unit("flows", "src/account/signature-login.test.ts");
const contact = unit("flows", "src/account/contact-change.test.ts");
const signing = unit("flows", "src/signing/sign-documents.test.ts");
const statement = unit("flows", "src/statements/statement.test.ts");
const uploads = unit("flows", "src/uploads.test.ts");
const check = unit("flows", "src/statements/check.test.ts");
const ending = unit("flows", "src/account/session-end.test.ts");

/** Let a screen act twice, accept a late answer, or continue when it may not. */
export const flowMutants: readonly Mutant[] = [
  {
    breaks: "a late price stands over a newer one",
    file: "packages/flows/src/calculators/calculator.ts",
    from: "return event.requestNumber === state.requestNumber ? continueWith([{ ...state, panel: answered(state, event.reply) }]) : [state];",
    to: "return continueWith([{ ...state, panel: answered(state, event.reply) }]);",
    suite: calculator,
  },
  {
    breaks: "every letter that is typed is priced",
    file: "packages/flows/src/calculators/calculator.ts",
    from: 'return event.requestNumber === state.requestNumber\n        ? [state, { do: "quote", inputs: state.inputs, requestNumber: state.requestNumber }]\n        : [state];',
    to: 'return [state, { do: "quote", inputs: state.inputs, requestNumber: state.requestNumber }];',
    suite: calculator,
  },
  {
    breaks: "two presses save two calculations",
    file: "packages/flows/src/calculators/calculator.ts",
    from: ' && state.buying.at !== "saving"',
    to: "",
    suite: calculator,
  },
  {
    breaks: "a policy is bought for somebody else than the owner",
    file: "packages/flows/src/calculators/calculator.ts",
    from: "if (owner && !isForHim(inputs, owner, lastOf(panel)?.quote)) return",
    to: "if (!owner && !inputs) return",
    suite: calculator,
  },
  {
    breaks: "a birth date that an IIN suggests is a fact",
    file: "packages/flows/src/calculators/calculator.ts",
    from: "if (owner && !owner.certain) return",
    to: 'if (owner && owner.birthDate === "") return',
    suite: calculator,
  },
  {
    breaks: "what was typed is overwritten when the owner is known",
    file: "packages/flows/src/calculators/calculator.ts",
    from: "return state.touched || isOwn(inputs, owner) ?",
    to: "return isOwn(inputs, owner) ?",
    suite: calculator,
  },
  {
    breaks: "the owner's sex does not matter",
    file: "packages/flows/src/calculators/owner.ts",
    from: '(sex === undefined || owner.sex === "" || sex === owner.sex)',
    to: "(sex === undefined || owner.sex !== sex || sex === owner.sex)",
    suite: calculator,
  },
  {
    breaks: "a price that was refused can be bought",
    file: "packages/flows/src/calculators/calculator.ts",
    from: 'return state.panel.at === "shown" && ',
    to: "return ",
    suite: calculator,
  },
  {
    breaks: "an end on the payment screen is for ever",
    file: "packages/flows/src/purchase/qr-pay.ts",
    from: 'if (event.type === "checkPressed" || (event.type === "visibilityChanged" && !event.hidden))',
    to: 'if (event.type === "checkPressed")',
    suite: qr,
  },
  {
    breaks: "a payment without a receipt is paid",
    file: "packages/flows/src/purchase/qr-pay.ts",
    from: 'if (reply.state === "paid" && reply.receipt) return',
    to: 'if (reply.receipt || reply.state === "confirming") return',
    suite: qr,
  },
  {
    breaks: "a paid order goes on to another end",
    file: "packages/flows/src/purchase/qr-pay.ts",
    from: 'if (state.at === "notFound" || state.at === "paid") return [state];',
    to: 'if (state.at === "notFound") return [state];',
    suite: qr,
  },
  {
    breaks: "silence is waited for without end",
    file: "packages/flows/src/purchase/qr-pay.ts",
    from: "if (silent >= SILENT_LIMIT) return",
    to: "if (silent >= 1e9) return",
    suite: qr,
  },
  {
    breaks: "a hidden page goes on asking",
    file: "packages/flows/src/purchase/qr-pay.ts",
    from: "return [{ at, hash, code, polls, silent: 0, hidden }, ...(hidden ? [] : [poll(polls, code)])];",
    to: "return [{ at, hash, code, polls, silent: 0, hidden }, poll(polls, code)];",
    suite: qr,
  },
  {
    breaks: "a new code is the old one",
    file: "packages/flows/src/purchase/qr-pay.ts",
    from: "const attempt = code.attempt + 1;",
    to: "const attempt = code.attempt;",
    suite: qr,
  },
  {
    breaks: "the time left is this device's",
    file: "packages/flows/src/purchase/qr-pay.ts",
    from: "deadline: now + Math.max(0, Date.parse(reply.expiresAt) - Date.parse(reply.now)),",
    to: "deadline: Date.parse(reply.expiresAt),",
    suite: qr,
  },
  {
    breaks: "a login that comes after the modal was closed signs in",
    file: "packages/flows/src/account/login.ts",
    from: "return busy ? signedIn(event.token) : [state];",
    to: "return signedIn(event.token);",
    suite: login,
  },
  {
    breaks: "two presses log in twice",
    file: "packages/flows/src/account/login.ts",
    from: 'case "formSubmitted":\n      return busy\n',
    to: 'case "formSubmitted":\n      return !tab\n',
    suite: login,
  },
  {
    breaks: "another code of the staff is sent before its time",
    file: "packages/flows/src/account/login.ts",
    from: "return isWaiting || event.now < resendAt",
    to: "return isWaiting",
    suite: login,
  },
  {
    breaks: "a code is asked for again before its time at a registration",
    file: "packages/flows/src/account/register-resident.ts",
    from: "return busy || resending || event.now < state.resendAt",
    to: "return busy || resending",
    suite: register,
  },
  {
    breaks: "the code of former details is typed for the corrected ones",
    file: "packages/flows/src/account/register-resident.ts",
    from: "if (event.resendAt !== undefined && !event.changed)",
    to: "if (event.resendAt !== undefined)",
    suite: register,
  },
  {
    breaks: "a late code makes an account that nobody waits for",
    file: "packages/flows/src/account/register-resident.ts",
    from: 'return busy ? [{ at: "done" }, { do: "keepToken", token: event.token }] : [state];',
    to: 'return [{ at: "done" }, { do: "keepToken", token: event.token }];',
    suite: register,
  },
  {
    breaks: "a recovery code signs in before the password is set",
    file: "packages/flows/src/account/forgot-password.ts",
    from: '{ do: "holdToken", token: event.token },',
    to: '{ do: "keepToken", token: event.token },',
    suite: forgot,
  },
  {
    breaks: "two presses set two passwords",
    file: "packages/flows/src/account/forgot-password.ts",
    from: 'case "passwordSubmitted":\n      return busy\n',
    to: 'case "passwordSubmitted":\n      return !phone\n',
    suite: forgot,
  },
  {
    breaks: "a signature that comes after going back signs in",
    file: "packages/flows/src/account/signature-login.ts",
    from: "return way === undefined ? [state] : stepWhileBusy(state, event, way);",
    to: 'return underWay(state, event, way ?? "qr");',
    suite: bySignature,
  },
  {
    breaks: "two presses ask for two keys",
    file: "packages/flows/src/account/signature-login.ts",
    from: 'return way === undefined ? [{ at: "connecting", way: event.way }',
    to: 'return way !== event.way || way === event.way ? [{ at: "connecting", way: event.way }',
    suite: bySignature,
  },
  {
    breaks: "two presses change a phone twice",
    file: "packages/flows/src/account/contact-change.ts",
    from: 'case "codesSubmitted":\n      return state.busy\n',
    to: 'case "codesSubmitted":\n      return state.at !== "codes"\n',
    suite: contact,
  },
  {
    breaks: "codes are asked for again before their time",
    file: "packages/flows/src/account/contact-change.ts",
    from: "return state.busy || event.now < state.resendAt",
    to: "return state.busy",
    suite: contact,
  },
  {
    breaks: "documents are signed unread",
    file: "packages/flows/src/signing/sign-documents.ts",
    from: 'if (!agreed || task.at !== "none" || !maySign(request)) return [state];',
    to: 'if (task.at !== "none" || !maySign(request)) return [state];',
    suite: signing,
  },
  {
    breaks: "another's documents are offered to be signed",
    file: "packages/flows/src/signing/sign-documents.ts",
    from: "request.own && (request.state",
    to: "(request.state",
    suite: signing,
  },
  {
    breaks: "two presses send two statements",
    file: "packages/flows/src/statements/statement.ts",
    from: 'if (state.at === "sending" || state.at === "done") return [state];',
    to: 'if (state.at === "done") return [state];',
    suite: statement,
  },
  {
    breaks: "a cancelled file goes with the statement",
    file: "packages/flows/src/uploads.ts",
    from: 'return [at === "sending" ? put(state, id, { at: "done", upload: event.upload }) : state];',
    to: 'return [put(state, id, { at: "done", upload: event.upload })];',
    suite: uploads,
  },
  {
    breaks: "a statement goes without a file that is on its way",
    file: "packages/flows/src/uploads.ts",
    from: "return ids.length === files.length ? ids : undefined;",
    to: "return ids;",
    suite: uploads,
  },
  {
    breaks: "a late answer stands over another question",
    file: "packages/flows/src/statements/check.ts",
    from: 'return [state.at === "looking" ? { at: "found", found: event.found } : state];',
    to: 'return [{ at: "found", found: event.found }];',
    suite: check,
  },
  {
    breaks: "a session that was prolonged elsewhere is told to end",
    file: "packages/flows/src/account/session-end.ts",
    from: 'return state.at === "running" ? [state, { do: "ask" }] : [state];',
    to: 'return [{ at: "ended" }];',
    suite: ending,
  },
];
