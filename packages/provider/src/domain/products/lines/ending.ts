import type { CancellationQuestion, Result } from "@shanyraq/actuarial";
import type { TextId } from "@shanyraq/i18n/text";
import { law } from "@shanyraq/rules/law";

type Refund = (question: CancellationQuestion) => Result<string>;

/** What happens to the premiums of a contract that its owner ends before its term. */
export type Ending =
  /** It is not ended in the cabinet, and this is why. */
  | { readonly by: "nobody"; readonly why: TextId }
  | {
      readonly by: "owner";
      /** Days from its conclusion within which all that was paid comes back. */
      readonly freeLookDays: number;
      /** What comes back later: the surrender value, the premium of days that are not used, or nothing. */
      readonly later:
        | { readonly gives: "surrender" }
        | { readonly gives: "nothing" }
        /** It is not ended later, and this is why. */
        | { readonly gives: "never"; readonly why: TextId }
        | {
            readonly gives: "unearned";
            readonly refund: Refund;
            /** Of a loan that was repaid early: the law gives back more. */
            readonly refundRepaid?: Refund;
          };
    };

/** A full refund is promised to every person for so long; the law itself lets costs be kept (Civil Code, article 842). */
export const PROMISED_DAYS = law.contract.withdrawalDays.figure;
