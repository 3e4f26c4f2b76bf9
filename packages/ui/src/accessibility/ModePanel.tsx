import { useId, useRef } from "react";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "../kit/VisuallyHidden.tsx";
import { useDisclosure } from "../kit/use-disclosure.ts";
import * as S from "./ModePanel.styles.ts";
import { ModeSetting } from "./ModeSetting.tsx";
import { initialSettings, settingNames, sizeBeside, type Settings } from "./settings.ts";

interface Props {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  /** Leaves the version for the visually impaired. */
  readonly onRegular: () => void;
  /** What stands beside the settings: reading aloud. */
  readonly children?: React.ReactNode;
}

/** The panel of the version for the visually impaired: text size at hand, everything else behind one button. */
export function ModePanel({ settings, onChange, onRegular, children }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const disclosure = useDisclosure(panel);
  const isOpen = disclosure.open === id;
  const resize = (step: 1 | -1) => onChange({ ...settings, size: sizeBeside(settings.size, step) });
  const ends = (step: 1 | -1) => sizeBeside(settings.size, step) === settings.size;
  return (
    <S.Panel ref={panel} aria-label={formatMessage({ id: "mode.title" })} data-print="no">
      <S.Row>
        <S.Tool type="button" aria-disabled={ends(-1)} aria-label={formatMessage({ id: "mode.smaller" })} onClick={() => resize(-1)}>
          A−
        </S.Tool>
        <S.Size>
          <VisuallyHidden as="output">{formatMessage({ id: "mode.size" }, { size: settings.size })}</VisuallyHidden>
          <span aria-hidden="true">{settings.size}&nbsp;%</span>
        </S.Size>
        <S.Tool type="button" aria-disabled={ends(1)} aria-label={formatMessage({ id: "mode.larger" })} onClick={() => resize(1)}>
          A+
        </S.Tool>
        {children}
        <div>
          <S.Tool type="button" data-disclosure aria-expanded={isOpen} aria-controls={id} onClick={() => disclosure.toggle(id)}>
            {formatMessage({ id: "mode.settings" })}
          </S.Tool>
          <S.Sheet id={id} hidden={!isOpen}>
            {settingNames
              .filter((name) => name !== "size")
              .map((name) => (
                <ModeSetting key={name} name={name} settings={settings} onChange={onChange} />
              ))}
            <S.Tool type="button" onClick={() => onChange(initialSettings)}>
              {formatMessage({ id: "mode.reset" })}
            </S.Tool>
          </S.Sheet>
        </div>
        <S.Tool type="button" onClick={onRegular}>
          {formatMessage({ id: "mode.regular" })}
        </S.Tool>
      </S.Row>
    </S.Panel>
  );
}
