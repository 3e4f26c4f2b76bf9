import { readingWays, type ReadingWay } from "@shanyraq/calls/vocabulary";
import { ChoiceField } from "@shanyraq/kit/fields/ChoiceField.tsx";
import { useIntl } from "react-intl";
import { ChangeOutcome, type BecameOf } from "./ChangeOutcome.tsx";

interface ReadingChoiceProps {
  readonly value: ReadingWay;
  readonly became?: BecameOf<ReadingWay> | undefined;
  readonly onChange: (reading: ReadingWay) => void;
}

/** How a customer reads: chosen once, saved as soon as it is chosen, and followed by papers and letters. */
export function ReadingChoice({ value, became, onChange }: ReadingChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceField<ReadingWay>
      label={formatMessage({ id: "cabinet.reading.lead" })}
      hint={formatMessage({ id: "cabinet.reading.hint" })}
      explained
      value={value}
      onChange={onChange}
      outcome={{ of: became?.of, words: <ChangeOutcome became={became} /> }}
      choices={readingWays.map((way) => ({
        value: way,
        label: formatMessage({ id: `cabinet.reading.${way}` }),
        detail: formatMessage({ id: `cabinet.reading.${way}.means` }),
      }))}
    />
  );
}
