import { readingWays, type ReadingWay } from "@shanyraq/calls/vocabulary";
import { ChoiceField } from "@shanyraq/kit/fields/ChoiceField.tsx";
import { useIntl } from "react-intl";

interface ReadingChoiceProps {
  readonly value: ReadingWay;
  /** It was changed and saved. */
  readonly saved: boolean;
  readonly onChange: (reading: ReadingWay) => void;
}

/** How a customer reads: chosen once, saved as soon as it is chosen, and followed by papers and letters. */
export function ReadingChoice({ value, saved, onChange }: ReadingChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ChoiceField<ReadingWay>
        label={formatMessage({ id: "cabinet.reading.lead" })}
        hint={formatMessage({ id: "cabinet.reading.hint" })}
        stacked
        value={value}
        onChange={onChange}
        choices={readingWays.map((way) => ({
          value: way,
          label: formatMessage({ id: `cabinet.reading.${way}` }),
          detail: formatMessage({ id: `cabinet.reading.${way}.means` }),
        }))}
      />
      <span role="status">{saved && formatMessage({ id: "cabinet.letters.saved" })}</span>
    </>
  );
}
