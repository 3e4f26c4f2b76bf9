import {
  claimAccountFlow,
  claimPaperFlow,
  claimReviewFlow,
  claimWithdrawFlow,
  performClaimAccount,
  performClaimPaper,
  performClaimReview,
  performClaimWithdraw,
  type AccountInput,
  type AccountTaken,
  type CheckState,
  type ClaimPaperInput,
  type ClaimPaperFile,
  type ReviewInput,
  type ReviewTaken,
  type WithdrawalInput,
  type WithdrawalTaken,
} from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { ClaimAccount } from "@shanyraq/ui/statements/ClaimAccount.tsx";
import { ClaimCard, type OwnClaim as Report } from "@shanyraq/ui/statements/ClaimCard.tsx";
import { ClaimPaper } from "@shanyraq/ui/statements/ClaimPaper.tsx";
import { ClaimReview } from "@shanyraq/ui/statements/ClaimReview.tsx";
import { ClaimWithdraw } from "@shanyraq/ui/statements/ClaimWithdraw.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useState } from "react";
import { ClaimFiles } from "./LaterClaimFiles.tsx";
import { saveClaimPaper } from "./save-claim-paper.ts";
import { brand } from "../../../brand.ts";
import { newKey } from "../../../browser/new-key.ts";
import { attempt } from "../../../calls/attempt.ts";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";

/** One report with its claim, and what the customer who sent it may do of it: their session shows who asks. */
export function OwnClaim({ report }: { readonly report: Report }) {
  const { company, locale } = useCatalogue();
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
  const number = report.claimNumber ?? report.number;
  const own = { number, isSignedIn: true } as const;
  return (
    <ClaimCard
      report={report}
      contractHref={(id) => href("cabinetReport", locale, { id })}
      phone={company.phone}
      email={brand.company.email}
      isAnswered={isSent || [account, withdrawal, review].some(({ state }) => state.at === "found")}
      account={<ClaimAccount {...own} state={account.state} onTell={(question) => account.send({ type: "asked", question })} />}
      files={<ClaimFiles {...own} later={report.claim?.laterPapers} onSent={() => setSent(true)} />}
      withdrawal={
        <ClaimWithdraw {...own} state={withdrawal.state} onWithdraw={(question) => withdrawal.send({ type: "asked", question })} />
      }
      paper={(kind) => (
        <ClaimPaper
          {...own}
          paper={kind}
          state={paper.state}
          onFetch={(question) => paper.send({ type: "asked", question })}
          onSave={saveClaimPaper}
        />
      )}
      review={<ClaimReview {...own} state={review.state} onAskReview={(question) => review.send({ type: "asked", question })} />}
    />
  );
}
