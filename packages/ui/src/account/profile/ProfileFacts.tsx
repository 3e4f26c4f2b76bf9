import type { Output } from "@shanyraq/calls";
import type { ContactKind } from "@shanyraq/flows";
import type { PlainMessageId } from "@shanyraq/i18n";
import { hideDocument, hideIin, maskPhone } from "@shanyraq/rules";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { SummaryList, type SummaryRow } from "@shanyraq/kit/data/SummaryList.tsx";
import { EmailText } from "@shanyraq/kit/text/EmailText.tsx";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";

const Source = styled.small`
  display: block;
  font-size: ${text.s};
  font-weight: 400;
  color: ${paint.inkSoft};
`;

interface ProfileFactsProps {
  readonly user: Output<"user">["user"];
  readonly onChange: (kind: ContactKind) => void;
}

/** What is known of the customer, each with where it comes from; phone and e-mail can be changed here. */
export function ProfileFacts({ user, onChange }: ProfileFactsProps) {
  const { formatMessage } = useIntl();
  const row = (term: PlainMessageId, value: ReactNode, source: PlainMessageId, kind?: ContactKind): SummaryRow => ({
    id: term,
    term: formatMessage({ id: term }),
    value: (
      <>
        {value}
        <Source>{formatMessage({ id: source })}</Source>
      </>
    ),
    ...(kind && {
      action: (
        <Button
          variant="quiet"
          size="s"
          aria-label={formatMessage({ id: `cabinet.contact.change.${kind}` })}
          onClick={() => onChange(kind)}
        >
          {formatMessage({ id: "cabinet.contact.change" })}
        </Button>
      ),
    }),
  });
  const names = [user.surname, user.name, user.patronymic].filter(Boolean).join(" ");
  return (
    <SummaryList
      rows={[
        row("cabinet.facts.name", names, "cabinet.facts.fromRegistration"),
        user.resident
          ? row("field.iin", hideIin(user.iin ?? ""), "cabinet.facts.fromRegistration")
          : row("field.idNumber", hideDocument(user.id_number ?? ""), "cabinet.facts.fromRegistration"),
        row("field.phone", maskPhone(user.phone), "cabinet.facts.fromSms", "phone"),
        row("field.email", <EmailText>{user.email}</EmailText>, "cabinet.facts.fromCustomer", "email"),
      ]}
    />
  );
}
