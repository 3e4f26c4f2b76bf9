import { useIntl } from "react-intl";
import { CheckboxField } from "@shanyraq/kit/fields/CheckboxField.tsx";
import { ChangeOutcome, type BecameOf } from "./ChangeOutcome.tsx";

interface WrittenContactProps {
  readonly value: boolean;
  readonly became?: BecameOf<boolean> | undefined;
  readonly onChange: (inWriting: boolean) => void;
}

/** For a customer who cannot take calls; it is saved as soon as it is chosen, and everyone of the staff who works on their case sees it. */
export function WrittenContact({ value, became, onChange }: WrittenContactProps) {
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
      <ChangeOutcome became={became} />
    </>
  );
}
