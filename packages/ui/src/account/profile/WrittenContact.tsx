import { useIntl } from "react-intl";
import { CheckboxField } from "@shanyraq/kit/fields/CheckboxField.tsx";

interface WrittenContactProps {
  readonly value: boolean;
  /** It was changed and saved. */
  readonly saved: boolean;
  readonly onChange: (inWriting: boolean) => void;
}

/** For a customer who cannot take calls; it is saved as soon as it is chosen, and everyone of the staff who works on their case sees it. */
export function WrittenContact({ value, saved, onChange }: WrittenContactProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <CheckboxField
        name="inWriting"
        label={formatMessage({ id: "cabinet.contact.inWriting" })}
        hint={formatMessage({ id: "cabinet.contact.hint" })}
        value={value}
        onChange={onChange}
      />
      <span role="status">{saved && formatMessage({ id: "cabinet.letters.saved" })}</span>
    </>
  );
}
