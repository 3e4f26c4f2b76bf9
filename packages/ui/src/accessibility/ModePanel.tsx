import { useId, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import { useDisclosure, type Disclosure } from "@shanyraq/kit/actions/use-disclosure.ts";
import * as S from "./ModePanel.styles.ts";
import { ModeSetting } from "./ModeSetting.tsx";
import { initialSettings, settingNames, sizeBeside, type Settings } from "@shanyraq/kit/theme/settings.ts";

interface Props {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  /** Leaves the version for the visually impaired. */
  readonly onRegular: () => void;
  /** Where reading aloud begins; behind a button of its own. */
  readonly speech?: ReactNode;
  /** What must be at hand while something is read. */
  readonly children?: ReactNode;
}

interface SheetProps {
  readonly id: string;
  readonly name: string;
  readonly disclosure: Disclosure;
  readonly children: ReactNode;
}

/** A button of the panel, and what it opens below the panel. */
const SheetOf = ({ id, name, disclosure, children }: SheetProps) => {
  const isOpen = disclosure.open === id;
  return (
    <div>
      {/* A press takes no selection away: it may be what is to be read. */}
      <S.Tool
        type="button"
        data-disclosure
        aria-expanded={isOpen}
        aria-controls={id}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => disclosure.toggle(id)}
      >
        {name}
      </S.Tool>
      <S.Sheet id={id} hidden={!isOpen}>
        {children}
      </S.Sheet>
    </div>
  );
};

/** The panel of the version for the visually impaired: text size at hand, everything else behind one button. */
export function ModePanel({ settings, onChange, onRegular, speech, children }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const disclosure = useDisclosure(panel);
  const resize = (step: 1 | -1) => onChange({ ...settings, size: sizeBeside(settings.size, step) });
  const ends = (step: 1 | -1) => sizeBeside(settings.size, step) === settings.size;
  return (
    <S.Panel ref={panel} aria-label={formatMessage({ id: "mode.title" })} data-print="no">
      <S.Row>
        <S.Tool type="button" aria-disabled={ends(-1)} onClick={() => resize(-1)}>
          A− <VisuallyHidden>{formatMessage({ id: "mode.smaller" })}</VisuallyHidden>
        </S.Tool>
        <S.Size>
          <VisuallyHidden as="output">{formatMessage({ id: "mode.size" }, { size: settings.size })}</VisuallyHidden>
          <span aria-hidden="true">{settings.size}&nbsp;%</span>
        </S.Size>
        <S.Tool type="button" aria-disabled={ends(1)} onClick={() => resize(1)}>
          A+ <VisuallyHidden>{formatMessage({ id: "mode.larger" })}</VisuallyHidden>
        </S.Tool>
        <SheetOf id={`${id}settings`} name={formatMessage({ id: "mode.settings" })} disclosure={disclosure}>
          {settingNames
            .filter((name) => name !== "size")
            .map((name) => (
              <ModeSetting key={name} name={name} settings={settings} onChange={onChange} />
            ))}
          <S.Tool type="button" onClick={() => onChange(initialSettings)}>
            {formatMessage({ id: "mode.reset" })}
          </S.Tool>
        </SheetOf>
        {speech && (
          <SheetOf id={`${id}speech`} name={formatMessage({ id: "mode.speech" })} disclosure={disclosure}>
            {speech}
          </SheetOf>
        )}
        {children}
        <S.Tool type="button" onClick={onRegular}>
          {formatMessage({ id: "mode.regular" })}
        </S.Tool>
      </S.Row>
    </S.Panel>
  );
}
