import type { PlainMessageId } from "@shanyraq/i18n";
import { profileNames, profileOf, settingsOf, type Profile } from "@shanyraq/kit/theme/profiles.ts";
import type { Settings } from "@shanyraq/kit/theme/settings.ts";
import { useIntl } from "react-intl";
import * as S from "./ModePanel.styles.ts";

const names: Readonly<Record<Profile, PlainMessageId>> = {
  lowVision: "mode.profile.lowVision",
  dyslexia: "mode.profile.dyslexia",
  calm: "mode.profile.calm",
};

interface ModeProfilesProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** Ready-made sets of settings, one press each. */
export function ModeProfiles({ settings, onChange }: ModeProfilesProps) {
  const { formatMessage } = useIntl();
  const taken = profileOf(settings);
  return (
    <S.Setting>
      <legend>{formatMessage({ id: "mode.profile" })}</legend>
      <S.Values>
        {profileNames.map((profile) => (
          <S.Value key={profile} type="button" aria-pressed={profile === taken} onClick={() => onChange(settingsOf(profile))}>
            {formatMessage({ id: names[profile] })}
          </S.Value>
        ))}
      </S.Values>
    </S.Setting>
  );
}
