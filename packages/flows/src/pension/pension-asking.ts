import type { Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { sentOf } from "../sent-code.ts";
import type { PensionDraft, PensionEffect, PensionEvent, PensionSums, PensionState, PensionInfo } from "./pension-state.ts";

export type PensionNext = Step<PensionState, PensionEffect>;
type At<A extends PensionState["at"]> = Extract<PensionState, { at: A }>;

/** Parts of an asking step that go over to the next one. */
const carried = <S extends At<"consent" | "consentCode" | "savings" | "account">>({ offer, draft, holder }: S) => ({
  offer,
  draft,
  holder,
});
const keeping = (draft: PensionDraft): PensionEffect => ({ do: "keep", draft });

/** What is asked for with other sums. */
const withSums = (draft: PensionDraft, sums: PensionSums): PensionDraft => ({ ...draft, calculation: { ...draft.calculation, ...sums } });

export function offered(state: At<"offer">, event: PensionEvent): PensionNext {
  const { offer, draft, holder } = state;
  switch (event.type) {
    case "goOnPressed":
      return offer.lack || state.closed !== undefined
        ? [state]
        : [{ at: "irrevocable", offer, draft, busy: false, ...(holder !== undefined && { holder }) }];
    case "typePressed":
      // Something is missing: the sums are the way on for who is signed in.
      return holder === undefined
        ? [{ at: "signIn", offer, draft, busy: false }, { do: "askLogin" }]
        : [{ at: "savings", offer, draft, holder, busy: false }];
    case "signedIn":
    case "signedOut":
      return [
        { at: "loading", draft },
        { do: "ask", calculation: draft.calculation },
      ];
    default:
      return [state];
  }
}

/** The first step again, with what is known by now. */
export function offerNext(info: PensionInfo, draft: PensionDraft, problem?: Problem): PensionNext {
  const { offer, closed, holder } = info;
  if (!offer) return [{ at: "failed", problem: { kind: "badData" } }];
  return [
    {
      at: "offer",
      offer,
      draft: { ...draft, ...(info.calculation && { calculation: info.calculation }) },
      busy: false,
      ...(closed !== undefined && { closed }),
      ...(holder !== undefined && { holder }),
      ...(problem && { problem }),
    },
  ];
}

export function reading(state: At<"irrevocable">, event: PensionEvent): PensionNext {
  const { offer, holder } = state;
  switch (event.type) {
    case "irrevocableAgreed": {
      const draft = { ...state.draft, irrevocable: true };
      if (holder === undefined) return [{ at: "signIn", offer, draft, busy: false }, keeping(draft), { do: "askLogin" }];
      return [{ ...state, draft, busy: true }, keeping(draft), { do: "askAgreement" }];
    }
    case "agreementTold":
      if (holder === undefined || !state.busy) return [state];
      // Given already: nothing has to be read again.
      return event.agreement.standing === "inForce"
        ? [{ at: "savings", offer, draft: state.draft, holder, busy: true }, { do: "lookUp" }]
        : [{ at: "consent", offer, draft: state.draft, holder, agreement: event.agreement, busy: false }];
    case "refused":
    case "askFailed":
      return [{ ...state, busy: false, problem: event.problem }];
    case "backPressed":
      return state.busy ? [state] : [{ at: "offer", offer, draft: state.draft, busy: false, ...(holder !== undefined && { holder }) }];
    default:
      return [state];
  }
}

/** Between the two nothing is asked: the page opens again for who has signed in. */
export function signingIn(state: At<"signIn">, event: PensionEvent): PensionNext {
  const { offer, draft } = state;
  switch (event.type) {
    case "signedIn":
      return [
        { at: "loading", draft },
        { do: "ask", calculation: draft.calculation },
      ];
    case "goOnPressed":
      return [state, { do: "askLogin" }];
    case "backPressed":
      return [{ at: "offer", offer, draft, busy: false }];
    default:
      return [state];
  }
}

export function consenting(state: At<"consent">, event: PensionEvent): PensionNext {
  const { agreement, busy } = state;
  switch (event.type) {
    case "sendPressed":
      return busy
        ? [state]
        : [
            { ...carried(state), at: "consent", agreement, busy: true },
            { do: "give", agreement },
          ];
    case "typePressed":
      return busy ? [state] : [{ ...carried(state), at: "savings", busy: false }];
    case "codeSent":
      return busy ? [{ ...carried(state), at: "consentCode", agreement, phone: event.phone, busy: false, ...sentOf(event) }] : [state];
    case "given":
      return [{ ...carried(state), at: "savings", busy: true }, { do: "lookUp" }];
    case "agreementTold":
      return [{ ...state, agreement: event.agreement, busy: false }];
    case "refused":
    case "askFailed":
      return [{ ...carried(state), at: "consent", agreement, busy: false, problem: event.problem }];
    case "backPressed":
      return busy ? [state] : [{ ...carried(state), at: "irrevocable", busy: false }];
    default:
      return [state];
  }
}

export function consentCoding(state: At<"consentCode">, event: PensionEvent): PensionNext {
  const { agreement, busy, phone, resendAt } = state;
  const quiet: At<"consentCode"> = { ...carried(state), at: "consentCode", agreement, phone, resendAt, busy: false };
  switch (event.type) {
    case "codeSubmitted":
      return busy
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "give", agreement, code: event.code },
          ];
    case "resendPressed":
      return busy || event.now < resendAt
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "give", agreement },
          ];
    case "codeSent":
      return [{ ...quiet, phone: event.phone, ...sentOf(event) }];
    case "given":
      return busy ? [{ ...carried(state), at: "savings", busy: true }, { do: "lookUp" }] : [state];
    case "refused":
      return [{ ...quiet, problem: event.problem }];
    case "backPressed":
      return busy ? [state] : [{ ...carried(state), at: "consent", agreement, busy: false }];
    default:
      return [state];
  }
}

/** The savings: filled in with what the fund answered, and typed when it did not answer. */
export function filling(state: At<"savings">, event: PensionEvent): PensionNext {
  const { busy, lookup, draft } = state;
  switch (event.type) {
    case "lookedUp": {
      const { fund, bureau } = event.lookup;
      const known: PensionSums = {
        // Whole tenge: what is above them stays in the fund.
        ...(fund.savings !== undefined && { savings: fund.savings.replace(/\.\d+$/, "") }),
        ...(bureau.category !== undefined && { category: bureau.category }),
      };
      return [{ ...carried(state), at: "savings", draft: withSums(draft, known), lookup: event.lookup, busy: false }];
    }
    case "sumsSubmitted": {
      if (busy) return [state];
      const next = withSums(draft, event.sums);
      return [{ ...state, draft: next, busy: true }, keeping(next), { do: "ask", calculation: next.calculation }];
    }
    case "told": {
      const { offer } = event.info;
      if (!busy || !offer) return [{ ...state, busy: false }];
      const now = { ...carried(state), offer, draft, busy: false, ...(lookup && { lookup }) };
      // What is missing is shown beside the sums that provide it.
      if (offer.lack) return [{ ...now, at: "savings", problem: { kind: "message", message: offer.lack.message } }];
      return draft.irrevocable ? [{ ...now, at: "account" }] : [{ at: "irrevocable", offer, draft, holder: state.holder, busy: false }];
    }
    case "againPressed":
      return busy ? [state] : [{ ...carried(state), at: "savings", busy: true }, { do: "lookUp" }];
    case "refused":
    case "askFailed":
      return [{ ...carried(state), at: "savings", ...(lookup && { lookup }), busy: false, problem: event.problem }];
    case "backPressed":
      return busy ? [state] : [{ ...carried(state), at: "irrevocable", busy: false }];
    default:
      return [state];
  }
}

export function paying(state: At<"account">, event: PensionEvent): PensionNext {
  const { busy, lookup, draft } = state;
  switch (event.type) {
    case "accountSubmitted": {
      if (busy) return [state];
      const next = { ...draft, account: event.account };
      return [
        { ...carried(state), at: "account", draft: next, busy: true, ...(lookup && { lookup }) },
        keeping(next),
        { do: "open", draft: next },
      ];
    }
    case "told":
      return event.info.case
        ? [
            { at: "case", held: event.info.case, busy: false, read: false },
            { do: "keep", draft: undefined },
          ]
        : [state];
    case "refused":
    case "askFailed": {
      const { problem } = event;
      const fields = problem.kind === "message" ? Object.keys(problem.fields ?? {}) : [];
      // A sum was refused: it stands in the step before.
      const at = fields.some((field) => field.startsWith("calculation")) ? ("savings" as const) : ("account" as const);
      return [{ ...carried(state), at, busy: false, problem, ...(lookup && { lookup }) }];
    }
    case "backPressed":
      return busy ? [state] : [{ ...carried(state), at: "savings", busy: false, ...(lookup && { lookup }) }];
    default:
      return [state];
  }
}
