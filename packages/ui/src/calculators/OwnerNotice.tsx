import type { Born, Buying, Owner } from "@shanyraq/flows";
import { bornForm, type BornValues } from "@shanyraq/forms";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";

interface OwnerNoticeProps {
  readonly buying: Buying;
  readonly owner: Owner | undefined;
  /** Where a customer sets what is known of them. */
  readonly profileHref: string;
  readonly onTakeOwn: () => void;
  readonly onBirthFacts: (born: Born) => void;
}

/** What stands between a calculation and its purchase: that the policy would be for somebody else, or that nobody has said yet when the owner was born. */
export function OwnerNotice({ buying, owner, profileHref, onTakeOwn, onBirthFacts }: OwnerNoticeProps) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const { at } = buying;
  // The pressed button is above, or at the foot of a phone: the focus is moved to the question.
  useEffect(() => {
    if (at === "askingOwner") place.current?.focus();
  }, [at]);
  if (at === "notOwn" && owner)
    return (
      <Notice tone="warning" live="alert" title={formatMessage({ id: "calculators.notOwn.title" })}>
        <Stack $gap={2}>
          <p>
            {formatMessage(
              { id: "calculators.notOwn.text" },
              {
                date: <DateText iso={owner.birthDate} />,
                sex: formatMessage({ id: `field.sex.${owner.sex === "female" ? "female" : "male"}` }).toLocaleLowerCase(),
              },
            )}
          </p>
          <Cluster>
            <Button size="s" onClick={onTakeOwn}>
              {formatMessage({ id: "calculators.notOwn.take" })}
            </Button>
            <TextLink href={profileHref}>{formatMessage({ id: "calculators.notOwn.profile" })}</TextLink>
          </Cluster>
        </Stack>
      </Notice>
    );
  if (at !== "askingOwner") return null;
  const { problem, saving } = buying;
  return (
    <Card ref={place} tabIndex={-1} role="group" aria-label={formatMessage({ id: "calculators.owner.title" })}>
      <Stack $gap={2}>
        <Heading level={2} look={4}>
          {formatMessage({ id: "calculators.owner.title" })}
        </Heading>
        <p>{formatMessage({ id: "calculators.owner.text" })}</p>
        <SchemaForm<BornValues>
          form={bornForm}
          initial={{ birth_date: owner?.birthDate ?? "", sex: owner?.sex ?? "" }}
          onSubmit={({ birth_date, sex }) => onBirthFacts({ birthDate: birth_date, sex: sex === "female" ? "female" : "male" })}
          serverErrors={problem?.kind === "message" ? problem.fields : undefined}
          actions={
            <Stack $gap={1.5}>
              <ProblemNotice problem={problem} />
              <Button type="submit" busy={saving} block>
                {formatMessage({ id: "calculators.owner.submit" })}
              </Button>
            </Stack>
          }
        />
      </Stack>
    </Card>
  );
}
