import type { CheckState, PolicyFound, PolicyQuestion } from "@shanyraq/flows";
import { policyByNumber, policyByPerson } from "@shanyraq/forms";
import { useState } from "react";
import { useIntl } from "react-intl";
import { StatusBadge } from "../contracts/StatusBadge.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { ChoiceField } from "@shanyraq/kit/fields/ChoiceField.tsx";
import { DateText, dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { NoWrap } from "@shanyraq/kit/text/NoWrap.ts";
import { AnswerHeading } from "../forms/AnswerHeading.tsx";
import { CheckForm } from "../forms/CheckForm.tsx";
import { NothingFound } from "./NothingFound.tsx";

interface PolicyCheckViewProps {
  readonly state: CheckState<PolicyQuestion, PolicyFound>;
  readonly cabinetHref: string;
  readonly phone: string;
  readonly onAsk: (question: PolicyQuestion) => void;
  readonly onAnother: () => void;
}

type By = "number" | "person";

/** Whether a policy is one: by its number, or by who is insured. What it is worth is nobody's business here. */
export function PolicyCheckView({ state, cabinetHref, phone, onAsk, onAnother }: PolicyCheckViewProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [by, setBy] = useState<By>("number");
  if (state.at === "found" && state.found.sent === true)
    return (
      <Stack $gap={3}>
        <AnswerHeading>{formatMessage({ id: "checks.policy.sent" })}</AnswerHeading>
        <p>{formatMessage({ id: "checks.policy.sent.text" })}</p>
        <Cluster>
          <Button href={`tel:${phone.replace(/[^+\d]/g, "")}`} variant="secondary">
            <NoWrap>{phone}</NoWrap>
          </Button>
          <Button variant="quiet" onClick={onAnother}>
            {formatMessage({ id: "checks.again" })}
          </Button>
        </Cluster>
      </Stack>
    );
  if (state.at === "found")
    return (
      <Stack $gap={3}>
        <AnswerHeading>{formatMessage({ id: "checks.policy.found" })}</AnswerHeading>
        {state.found.data.map(({ number, product, status, since, from, to }) => (
          <Card key={number}>
            <Cluster>
              <Heading level={3}>{product}</Heading>
              <StatusBadge status={status} />
            </Cluster>
            <p>{number}</p>
            {(status === "suspended" || status === "lapsed") && (
              <p>{formatMessage({ id: `checks.policy.${status}` }, { date: dateText(intl, since) })}</p>
            )}
            <p>
              {formatMessage({ id: "checks.policy.period" })}: <DateText iso={from} short /> – <DateText iso={to} short />
            </p>
          </Card>
        ))}
        <Cluster>
          <Button href={cabinetHref}>{formatMessage({ id: "checks.policy.more" })}</Button>
          <Button variant="quiet" onClick={onAnother}>
            {formatMessage({ id: "checks.again" })}
          </Button>
        </Cluster>
      </Stack>
    );
  const choices = [
    { value: "number", label: formatMessage({ id: "checks.policy.byNumber" }) },
    { value: "person", label: formatMessage({ id: "checks.policy.byPerson" }) },
  ] as const;
  return (
    <Stack $gap={3}>
      {state.at === "notFound" && (
        <NothingFound
          title={formatMessage({ id: "checks.policy.none" })}
          text={formatMessage({ id: "checks.policy.none.text" })}
          phone={phone}
        />
      )}
      <ChoiceField label={formatMessage({ id: "checks.policy.by" })} value={by} choices={choices} onChange={setBy} />
      <CheckForm key={by} form={by === "number" ? policyByNumber : policyByPerson} state={state} onAsk={onAsk} />
    </Stack>
  );
}
