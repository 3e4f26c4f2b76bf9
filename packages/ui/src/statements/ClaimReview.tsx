import type { CheckState, ReviewAsked, ReviewTaken } from "@shanyraq/flows";
import { claimReview } from "@shanyraq/forms";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { CheckForm } from "./CheckForm.tsx";

interface ClaimReviewProps {
  /** Of the report or of the claim, which is known already. */
  readonly number: string;
  readonly state: CheckState<ReviewAsked, ReviewTaken>;
  readonly onAskReview: (asked: ReviewAsked) => void;
}

/** A review of a refusal is asked for by whoever claimed: who reviews it is read before the words and the phone are asked for. */
export function ClaimReview({ number, state, onAskReview }: ClaimReviewProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (state.at === "found")
    return (
      <Notice tone="info" live="status" title={formatMessage({ id: "statements.review.done" })}>
        {state.found.words}
      </Notice>
    );
  // The button stays where it was pressed: it keeps the focus, says that it has opened something, and puts it away again.
  return (
    <Stack $gap={2}>
      <Cluster>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {formatMessage({ id: "statements.review" })}
        </Button>
      </Cluster>
      {isOpen && (
        <>
          <p>{formatMessage({ id: "statements.review.text" })}</p>
          <CheckForm<Omit<ReviewAsked, "number">>
            form={claimReview}
            state={state.at === "notFound" ? { at: "asking" } : state}
            action={formatMessage({ id: "statements.review.send" })}
            onAsk={(asked) => onAskReview({ ...asked, number })}
          />
        </>
      )}
    </Stack>
  );
}
