import {
  claimAccountFlow,
  claimPaperFlow,
  claimReviewFlow,
  claimWithdrawFlow,
  performCheck,
  performClaimAccount,
  performClaimPaper,
  performClaimReview,
  performClaimWithdraw,
  standingCheckFlow,
  type AccountTaken,
  type AccountInput,
  type CheckState,
  type ClaimPaperInput,
  type ClaimPaperFile,
  type ReviewInput,
  type ReviewTaken,
  type StandingFound,
  type StandingQuestion,
  type WithdrawalInput,
  type WithdrawalTaken,
} from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { ClaimAccount } from "@shanyraq/ui/statements/ClaimAccount.tsx";
import { ClaimPaper } from "@shanyraq/ui/statements/ClaimPaper.tsx";
import { ClaimReview } from "@shanyraq/ui/statements/ClaimReview.tsx";
import { ClaimWithdraw } from "@shanyraq/ui/statements/ClaimWithdraw.tsx";
import { StandingView } from "@shanyraq/ui/statements/StandingView.tsx";
import { brand } from "../../../brand.ts";
import { attempt } from "../../../calls/attempt.ts";
import { newKey } from "../../../browser/new-key.ts";
import { useVisibleRoute } from "../../../browser/route.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useState } from "react";
import { ClaimFiles } from "./LaterClaimFiles.tsx";
import { saveClaimPaper } from "./save-claim-paper.ts";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";

/** Where a statement stands, loaded with its words; the number may come with the address, the phone never does. */
export const StandingCheck = () => (
  <LaterMessages>
    <StandingCheckForm />
  </LaterMessages>
);

function StandingCheckForm() {
  const { company, locale } = useCatalogue();
  const route = useVisibleRoute();
  const { state, send } = useFlow(
    standingCheckFlow,
    (): CheckState<StandingQuestion, StandingFound> => ({ at: "asking" }),
    () => performCheck("status", { attempt }),
  );
  const account = useFlow(
    claimAccountFlow,
    (): CheckState<AccountInput, AccountTaken> => ({ at: "asking" }),
    () => performClaimAccount({ attempt, newKey }),
  );
  const withdrawal = useFlow(
    claimWithdrawFlow,
    (): CheckState<WithdrawalInput, WithdrawalTaken> => ({ at: "asking" }),
    () => performClaimWithdraw({ attempt, newKey }),
  );
  const review = useFlow(
    claimReviewFlow,
    (): CheckState<ReviewInput, ReviewTaken> => ({ at: "asking" }),
    () => performClaimReview({ attempt, newKey }),
  );
  const paper = useFlow(
    claimPaperFlow,
    (): CheckState<ClaimPaperInput, ClaimPaperFile> => ({ at: "asking" }),
    () => performClaimPaper({ attempt }),
  );
  const [isSent, setSent] = useState(false);
  if (!route) return null;
  return (
    <StandingView
      state={state}
      number={route.query.get("number") ?? ""}
      phone={company.phone}
      email={brand.company.email}
      account={(number) => (
        <ClaimAccount number={number} state={account.state} onTell={(question) => account.send({ type: "asked", question })} />
      )}
      isAnswered={account.state.at === "found" || withdrawal.state.at === "found" || review.state.at === "found" || isSent}
      files={(number, later) => <ClaimFiles number={number} later={later} onSent={() => setSent(true)} />}
      withdrawal={(number) => (
        <ClaimWithdraw number={number} state={withdrawal.state} onWithdraw={(question) => withdrawal.send({ type: "asked", question })} />
      )}
      review={(number) => (
        <ClaimReview number={number} state={review.state} onAskReview={(question) => review.send({ type: "asked", question })} />
      )}
      paper={(number, kind) => (
        <ClaimPaper
          number={number}
          paper={kind}
          state={paper.state}
          onFetch={(question) => paper.send({ type: "asked", question })}
          onSave={saveClaimPaper}
        />
      )}
      payHref={(hash) => `${href("payment", locale)}?hash=${encodeURIComponent(hash)}`}
      onAsk={(question) => send({ type: "asked", question })}
      onAnother={() => {
        send({ type: "anotherPressed" });
        // What was said of the account of one claim is not said of the next.
        account.send({ type: "anotherPressed" });
        withdrawal.send({ type: "anotherPressed" });
        review.send({ type: "anotherPressed" });
        paper.send({ type: "anotherPressed" });
        setSent(false);
      }}
    />
  );
}
