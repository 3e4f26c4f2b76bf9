import { isLocale, localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { useIntl } from "react-intl";
import { ChoiceField } from "@shanyraq/kit/fields/ChoiceField.tsx";

interface MessageLanguageProps {
  readonly value: string;
  /** It was changed and kept. */
  readonly saved: boolean;
  readonly onChange: (locale: Locale) => void;
}

/** The language of letters and SMS; it is kept as soon as it is chosen. */
export function MessageLanguage({ value, saved, onChange }: MessageLanguageProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ChoiceField<Locale>
        label={formatMessage({ id: "cabinet.letters.lead" })}
        value={isLocale(value) ? value : ""}
        onChange={onChange}
        choices={locales.map((locale) => ({
          value: locale,
          label: <span lang={localeFacts[locale].tag}>{localeFacts[locale].name}</span>,
        }))}
      />
      <span role="status">{saved && formatMessage({ id: "cabinet.letters.saved" })}</span>
    </>
  );
}
