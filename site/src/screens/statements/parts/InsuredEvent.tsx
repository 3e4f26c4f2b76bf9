import type { StatementReceipt, StoredFields } from "@shanyraq/flows";
import { claim, insuredEvent } from "@shanyraq/forms";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Stepper } from "@shanyraq/kit/actions/Stepper.tsx";
import { EventPapers, type Papers } from "@shanyraq/ui/statements/EventPapers.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Statement } from "./Statement.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

function Steps({ current }: { readonly current: number }) {
  const { formatMessage } = useIntl();
  const steps = [formatMessage({ id: "statements.event.step.tell" }), formatMessage({ id: "statements.event.step.claim" })];
  return <Stepper steps={steps} current={current} />;
}

/** The event first, for which a few words are enough; then where to pay to, and the papers. `policy` is the number of the one it was started from. */
export const InsuredEvent = ({ policy }: { readonly policy: string | undefined }) => (
  <Statement
    call="insurance"
    form={insuredEvent}
    initial={policy === undefined ? undefined : { contractNumber: policy }}
    above={<Steps current={1} />}
    then={(taken, values) => <Claim taken={taken} event={values} />}
  />
);

function Claim({ taken, event }: { readonly taken: StatementReceipt; readonly event: StoredFields }) {
  const { formatMessage } = useIntl();
  const [have, setHave] = useState<Papers>({});
  const { number = "", documents = [], uncovered } = taken;
  const papers = documents.map((document) => ({ document, have: have[document] === true }));
  return (
    <Statement
      call="insuranceStatement"
      form={claim}
      // Whoever reports for a child or a bank is not paid themselves.
      initial={event["claimant"] === "other" ? undefined : { accountHolder: event["name"] }}
      more={{ number, phone: event["phone"], documents: papers }}
      withFiles
      above={
        <Stack $gap={3}>
          <Steps current={2} />
          <Notice tone="success" live="status" title={formatMessage({ id: "statements.event.told" })}>
            <InlineText>{formatMessage({ id: "statements.event.told.text" }, { number })}</InlineText>
          </Notice>
          {uncovered !== undefined && (
            <Notice tone="warning" title={formatMessage({ id: "statements.event.uncovered" })}>
              {uncovered}
            </Notice>
          )}
        </Stack>
      }
    >
      <EventPapers documents={documents} have={have} onChange={setHave} />
    </Statement>
  );
}
