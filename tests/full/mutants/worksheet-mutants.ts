import { unit, type Mutant } from "./mutant.ts";

const worksheet = unit("flows", "src/purchase/worksheet.test.ts");
const judging = unit("provider", "src/domain/underwriting/judge.test.ts");

/** From the questions of a worksheet to what underwriting makes of the answers. */
export const worksheetMutants: readonly Mutant[] = [
  {
    breaks: "two presses send two worksheets",
    file: "packages/flows/src/purchase/worksheet.ts",
    from: "return state.busy || unanswered(offer, draft)\n",
    to: "return unanswered(offer, draft)\n",
    suite: worksheet,
  },
  {
    breaks: "an answer that was lost is another act",
    file: "packages/flows/src/purchase/worksheet.ts",
    from: 'key: event.problem.kind === "message" ? event.key : key,',
    to: "key: event.key,",
    suite: worksheet,
  },
  {
    breaks: "a code is asked for before its time",
    file: "packages/flows/src/purchase/worksheet.ts",
    from: "return event.now < state.resendAt || state.busy",
    to: "return state.busy",
    suite: worksheet,
  },
  {
    breaks: "two presses check two codes",
    file: "packages/flows/src/purchase/worksheet.ts",
    from: 'return state.busy\n        ? [same]\n        : [\n            { ...state, busy: true },\n            { do: "checkCode"',
    to: 'return false\n        ? [same]\n        : [\n            { ...state, busy: true },\n            { do: "checkCode"',
    suite: worksheet,
  },
  {
    breaks: "an application that waits for a person is paid",
    file: "packages/flows/src/purchase/worksheet.ts",
    from: 'if (waits) return [{ at: "underReview", offer, waits }, { do: "forgetDraft" }];',
    to: "",
    suite: worksheet,
  },
  {
    breaks: "two presses make two orders",
    file: "packages/flows/src/purchase/worksheet.ts",
    from: 'case "payPressed":\n      return state.busy\n',
    to: 'case "payPressed":\n      return false\n',
    suite: worksheet,
  },
  {
    breaks: "what cannot be true is taken to the next step",
    file: "packages/flows/src/purchase/fill-worksheet.ts",
    from: "if (Object.keys(faults).length > 0)",
    to: "if (Object.keys(faults).length > 99)",
    suite: worksheet,
  },
  {
    breaks: "the mildest of several rules decides",
    file: "packages/provider/src/domain/underwriting/assess-application.ts",
    from: "Math.max(0, ...found",
    to: "Math.min(9, ...found",
    suite: judging,
  },
  {
    breaks: "a rule of one line judges all",
    file: "packages/provider/src/domain/underwriting/assess-application.ts",
    from: "(lines === undefined || lines.includes(application.product)) && meets",
    to: "meets",
    suite: judging,
  },
];
