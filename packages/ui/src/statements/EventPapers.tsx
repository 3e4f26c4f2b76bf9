import type { EventDocument } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { ChoiceField } from "@shanyraq/kit/fields/ChoiceField.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";

export type Papers = Readonly<Partial<Record<EventDocument, boolean>>>;

interface EventPapersProps {
  readonly documents: readonly EventDocument[];
  readonly have: Papers;
  /** They are being sent, and not only named. */
  readonly isSending?: boolean;
  readonly onChange: (have: Papers) => void;
}

/** The papers that an event asks for: each is there already or is sent now, or will follow. */
export function EventPapers({ documents, have, isSending = false, onChange }: EventPapersProps) {
  const { formatMessage } = useIntl();
  const choices = [
    { value: "yes", label: formatMessage({ id: isSending ? "statements.sendPapers.now" : "statements.event.have" }) },
    { value: "later", label: formatMessage({ id: "statements.event.later" }) },
  ];
  return (
    <Stack $gap={2}>
      <Heading level={2} look={4}>
        {formatMessage({ id: isSending ? "statements.sendPapers.which" : "statements.event.papers" })}
      </Heading>
      <p>{formatMessage({ id: "statements.event.papers.text" })}</p>
      {documents.map((document) => (
        <ChoiceField
          key={document}
          label={formatMessage({ id: `statements.paper.${document}` })}
          value={have[document] === true ? "yes" : "later"}
          choices={choices}
          onChange={(answer) => onChange({ ...have, [document]: answer === "yes" })}
        />
      ))}
    </Stack>
  );
}
