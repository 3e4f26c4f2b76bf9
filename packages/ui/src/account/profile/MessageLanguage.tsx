import { isLocale, localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { useIntl } from "react-intl";
import { ChoiceField } from "@shanyraq/kit/fields/ChoiceField.tsx";
import { ChangeOutcome, type BecameOf } from "./ChangeOutcome.tsx";

interface MessageLanguageProps {
  readonly value: string;
  readonly became?: BecameOf<string> | undefined;
  readonly onChange: (locale: Locale) => void;
}

/** The language of letters and SMS; it is kept as soon as it is chosen. */
export function MessageLanguage({ value, became, onChange }: MessageLanguageProps) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceField<Locale>
      label={formatMessage({ id: "cabinet.letters.lead" })}
      value={isLocale(value) ? value : ""}
      onChange={onChange}
      outcome={{ of: became && isLocale(became.of) ? became.of : undefined, words: <ChangeOutcome became={became} /> }}
      choices={locales.map((locale) => ({
        value: locale,
        label: <span lang={localeFacts[locale].tag}>{localeFacts[locale].name}</span>,
      }))}
    />
  );
}
