import type { CheckState, ReviewInput, ReviewTaken } from "@shanyraq/flows";
import { claimReview, ownClaimReview } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { CheckForm } from "../forms/CheckForm.tsx";
import { ClaimRequest } from "./ClaimRequest.tsx";

interface ClaimReviewProps {
  /** Of the report or of the claim, which is known already. */
  readonly number: string;
  /** Whoever is signed in as they were when they sent it shows no phone. */
  readonly isSignedIn?: boolean;
  readonly state: CheckState<ReviewInput, ReviewTaken>;
  readonly onAskReview: (request: ReviewInput) => void;
}

/** A review of a refusal is asked for by whoever claimed: who reviews it is read before the words and the phone are asked for. */
export function ClaimReview({ number, isSignedIn = false, state, onAskReview }: ClaimReviewProps) {
  const { formatMessage } = useIntl();
  return (
    <ClaimRequest
      open={formatMessage({ id: "statements.review" })}
      done={formatMessage({ id: "statements.review.done" })}
      text={formatMessage({ id: isSignedIn ? "claims.review.text" : "statements.review.text" })}
      state={state}
      form={
        <CheckForm<Omit<ReviewInput, "number">>
          form={isSignedIn ? ownClaimReview : claimReview}
          state={state.at === "notFound" ? { at: "asking" } : state}
          action={formatMessage({ id: "statements.review.send" })}
          onAsk={(request) => onAskReview({ ...request, number })}
        />
      }
    />
  );
}
