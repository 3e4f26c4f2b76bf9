import type { PlainMessageId } from "@shanyraq/i18n";
import { useIntl } from "react-intl";
import * as S from "./ModePanel.styles.ts";
import { choices, type Setting, type Settings } from "@shanyraq/kit/theme/settings.ts";

type ShownSetting = Exclude<Setting, "size">;

/** What each value of each setting is called. */
const names: { readonly [N in ShownSetting]: { readonly [V in Settings[N]]: PlainMessageId } } = {
  scheme: {
    blackOnWhite: "mode.scheme.blackOnWhite",
    whiteOnBlack: "mode.scheme.whiteOnBlack",
    blueOnSky: "mode.scheme.blueOnSky",
    brownOnCream: "mode.scheme.brownOnCream",
    greenOnBrown: "mode.scheme.greenOnBrown",
    yellowOnBlack: "mode.scheme.yellowOnBlack",
  },
  letters: { normal: "mode.spacing.normal", wide: "mode.spacing.wide", wider: "mode.spacing.wider" },
  lines: { normal: "mode.spacing.normal", wide: "mode.spacing.wide", wider: "mode.spacing.wider" },
  words: { normal: "mode.spacing.normal", wide: "mode.spacing.wide", wider: "mode.spacing.wider" },
  font: { sans: "mode.font.sans", serif: "mode.font.serif", readable: "mode.font.readable" },
  links: { plain: "mode.links.plain", marked: "mode.links.marked" },
  guide: { off: "mode.guide.off", line: "mode.guide.line", window: "mode.guide.window" },
  cursor: { normal: "mode.cursor.normal", large: "mode.cursor.large" },
  images: { on: "mode.images.on", grey: "mode.images.grey", off: "mode.images.off" },
  motion: { still: "mode.motion.still", moving: "mode.motion.moving" },
};
const titles: { readonly [N in ShownSetting]: PlainMessageId } = {
  scheme: "mode.scheme",
  letters: "mode.letters",
  lines: "mode.lines",
  words: "mode.words",
  font: "mode.font",
  links: "mode.links",
  guide: "mode.guide",
  cursor: "mode.cursor",
  images: "mode.images",
  motion: "mode.motion",
};

interface Props {
  readonly name: ShownSetting;
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** One setting: its values side by side, the chosen one pressed. */
export function ModeSetting({ name, settings, onChange }: Props) {
  const { formatMessage } = useIntl();
  const called = names[name] as Readonly<Record<string, PlainMessageId>>;
  return (
    <S.Setting>
      <legend>{formatMessage({ id: titles[name] })}</legend>
      <S.Values>
        {choices[name].map((value) => (
          <S.Value
            key={value}
            type="button"
            aria-pressed={settings[name] === value}
            data-sample={name === "scheme" ? value : undefined}
            onClick={() => onChange({ ...settings, [name]: value })}
          >
            {formatMessage({ id: called[value] ?? titles[name] })}
          </S.Value>
        ))}
      </S.Values>
      {name === "guide" && settings.guide !== "off" && <p>{formatMessage({ id: "mode.guide.keys" })}</p>}
    </S.Setting>
  );
}
