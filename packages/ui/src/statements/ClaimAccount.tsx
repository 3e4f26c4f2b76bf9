import type { AccountTaken, AccountInput, CheckState } from "@shanyraq/flows";
import { claimAccount, ownClaimAccount } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { CheckForm } from "../forms/CheckForm.tsx";

interface ClaimAccountProps {
  /** Of the claim, which is known already. */
  readonly number: string;
  /** Whoever is signed in as they were when they sent it shows no phone. */
  readonly isSignedIn?: boolean;
  readonly state: CheckState<AccountInput, AccountTaken>;
  readonly onTell: (account: AccountInput) => void;
}

/** The account that money of an accepted claim goes to, named by who is paid. What was taken is said at once. */
export function ClaimAccount({ number, isSignedIn = false, state, onTell }: ClaimAccountProps) {
  const { formatMessage } = useIntl();
  if (state.at === "found")
    return (
      <Notice tone="success" live="status" title={formatMessage({ id: "statements.account.taken" })}>
        {state.found.words}
      </Notice>
    );
  return (
    <Stack $gap={2}>
      <Heading level={2} look={4}>
        {formatMessage({ id: "statements.account" })}
      </Heading>
      <p>{formatMessage({ id: isSignedIn ? "claims.account.text" : "statements.account.text" })}</p>
      <CheckForm<Omit<AccountInput, "number">>
        form={isSignedIn ? ownClaimAccount : claimAccount}
        state={state.at === "notFound" ? { at: "asking" } : state}
        action={formatMessage({ id: "statements.account.send" })}
        onAsk={(account) => onTell({ ...account, number })}
      />
    </Stack>
  );
}
