import type { MaturityDraft, MaturityEvent, MaturityState } from "@shanyraq/flows";
import { maturityForm } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { Measure } from "../../forms/Measure.styles.ts";
import { isAny } from "../contract-state.ts";
import { MaturityBenefits } from "./MaturityBenefits.tsx";
import type { MaturityHrefs } from "./maturity-hrefs.ts";

interface MaturityOfferProps {
  readonly state: Extract<MaturityState, { at: "offer" }>;
  readonly send: (event: MaturityEvent) => void;
  readonly hrefs: MaturityHrefs;
}

/** What a contract pays and when, and the question to which account; the one that stands already can be changed until the day. */
export function MaturityOffer({ state, send, hrefs }: MaturityOfferProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { overview, draft, busy, problem } = state;
  const { benefits = [], owed = "0.00", missing = "0.00", days = 0, ifPaid = false, account, holder = "", into, left = "0.00" } = overview;
  const next = benefits.find((one) => one.state === "coming");
  return (
    <Stack $gap={4}>
      <Stack $gap={2}>
        {isAny(owed) ? (
          <p>
            <InlineText>{formatMessage({ id: "maturity.lead.owed" }, { amount: moneyText(owed, locale) })}</InlineText>
          </p>
        ) : (
          next && (
            <p>
              <InlineText>
                {formatMessage(
                  { id: "maturity.lead.coming" },
                  { date: dateText(intl, next.on), amount: moneyText(next.amount, locale), days },
                )}
              </InlineText>
            </p>
          )
        )}
        <MaturityBenefits benefits={benefits} />
        {ifPaid && <p>{formatMessage({ id: "maturity.lead.ifPaid" })}</p>}
        {isAny(missing) && (
          <p>
            <InlineText>{formatMessage({ id: "maturity.missing" }, { amount: moneyText(missing, locale) })}</InlineText>
          </p>
        )}
      </Stack>
      {account && (
        <Notice tone="success">{formatMessage({ id: "maturity.account.now" }, { iban: account.iban, holder: account.holder })}</Notice>
      )}
      {into !== undefined && hrefs.annuity && (
        <Notice tone="info" title={formatMessage({ id: "maturity.annuity" })}>
          <p>
            <InlineText>{formatMessage({ id: "maturity.annuity.text" }, { amount: moneyText(left, locale) })}</InlineText>
          </p>
          <Link href={hrefs.annuity(into)}>{formatMessage({ id: "maturity.annuity.calculate" })}</Link>
        </Notice>
      )}
      <Measure>
        <SchemaForm<MaturityDraft>
          form={maturityForm}
          initial={{ iban: draft.iban ?? "", holder: draft.holder ?? holder }}
          serverErrors={problem?.kind === "message" ? problem.fields : undefined}
          onSubmit={(given) => send({ type: "accountSubmitted", draft: given })}
          actions={
            <Stack $gap={2}>
              <p>{formatMessage({ id: "maturity.send.lead" })}</p>
              <ProblemNotice problem={problem} />
              <Cluster>
                <Button type="submit" busy={busy}>
                  {formatMessage({ id: "maturity.send" })}
                </Button>
                <Button variant="secondary" href={hrefs.contract}>
                  {formatMessage({ id: "maturity.toContract" })}
                </Button>
              </Cluster>
            </Stack>
          }
        />
      </Measure>
    </Stack>
  );
}
