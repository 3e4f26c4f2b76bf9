import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import { useDisclosure, type Disclosure } from "@shanyraq/kit/actions/use-disclosure.ts";
import { ModeIcon } from "./ModeIcon.tsx";
import * as S from "./ModePanel.styles.ts";
import { ModeProfiles } from "./ModeProfiles.tsx";
import { ModeSetting } from "./ModeSetting.tsx";
import { PageStructure } from "./PageStructure.tsx";
import { initialSettings, settingNames, sizeBeside, type Settings } from "@shanyraq/kit/theme/settings.ts";

/** Leaves the version, wherever the focus is: a key that types nothing, and that neither browsers nor screen readers take. */
const REGULAR_KEY = "F2";

interface Props {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  /** Where the page about the accessibility of the site stands. */
  readonly statementHref: string;
  /** Leaves the version for the visually impaired. */
  readonly onRegular: () => void;
  /** Where reading aloud begins; behind a button of its own. */
  readonly speech?: ReactNode;
  readonly onSpeechOpened?: () => void;
  /** What must be at hand while something is read; nothing else. */
  readonly reading?: ReactNode;
  /** What the panel has to say over everything. */
  readonly children?: ReactNode;
}

interface SheetProps {
  readonly id: string;
  readonly icon: "settings" | "speech";
  readonly name: string;
  readonly disclosure: Disclosure;
  readonly onOpened?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Under the header of the page a sheet would leave less than half of the window to what one sets: the bar goes to the top first, where it stays anyway. */
function toTop(button: Element): void {
  const top = button.closest("section")?.getBoundingClientRect().top ?? 0;
  if (top > 0) window.scrollBy(0, top);
}

/** A button of the panel, and what it opens below the panel. */
const SheetOf = ({ id, icon, name, disclosure, onOpened, children }: SheetProps) => {
  const isOpen = disclosure.open === id;
  return (
    <S.Holder>
      {/* A press takes no selection away: it may be what is to be read. */}
      <S.Iconed
        type="button"
        data-disclosure
        aria-expanded={isOpen}
        aria-controls={id}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => {
          // The press did not take the focus along, and where it stood is hidden now: whatever takes it instead would close this.
          currentTarget.focus({ preventScroll: true });
          if (!isOpen) onOpened?.();
          if (!isOpen) toTop(currentTarget);
          disclosure.toggle(id);
        }}
      >
        <ModeIcon name={icon} />
        <S.Word>{name}</S.Word>
      </S.Iconed>
      <S.Sheet id={id} hidden={!isOpen}>
        {children}
      </S.Sheet>
    </S.Holder>
  );
};

function useRegularKey(onRegular: () => void): void {
  const leave = useEffectEvent(onRegular);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, shiftKey, metaKey, repeat } = event;
      if (key !== REGULAR_KEY || ctrlKey || altKey || shiftKey || metaKey || repeat) return;
      event.preventDefault();
      leave();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}

/** The bar of the version for the visually impaired: text size and the way back at hand, everything else behind a button. */
export function ModePanel({ settings, onChange, statementHref, onRegular, speech, onSpeechOpened, reading, children }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const disclosure = useDisclosure(panel);
  useRegularKey(onRegular);
  const resize = (step: 1 | -1) => onChange({ ...settings, size: sizeBeside(settings.size, step) });
  const ends = (step: 1 | -1) => sizeBeside(settings.size, step) === settings.size;
  const regular = formatMessage({ id: "mode.regular" });
  return (
    <S.Panel ref={panel} aria-label={formatMessage({ id: "mode.title" })} data-print="no">
      <S.Row>
        <S.Tool type="button" aria-disabled={ends(-1)} onClick={() => resize(-1)}>
          A− <VisuallyHidden>{formatMessage({ id: "mode.smaller" })}</VisuallyHidden>
        </S.Tool>
        <VisuallyHidden role="status">{formatMessage({ id: "mode.size" }, { size: settings.size })}</VisuallyHidden>
        <S.Size aria-hidden="true" data-reading={reading ? "yes" : undefined}>
          {settings.size}&nbsp;%
        </S.Size>
        <S.Tool type="button" aria-disabled={ends(1)} onClick={() => resize(1)}>
          A+ <VisuallyHidden>{formatMessage({ id: "mode.larger" })}</VisuallyHidden>
        </S.Tool>
        <SheetOf id={`${id}settings`} icon="settings" name={formatMessage({ id: "mode.settings" })} disclosure={disclosure}>
          <PageStructure onLeave={disclosure.close} />
          <ModeProfiles settings={settings} onChange={onChange} />
          {settingNames
            .filter((name) => name !== "size")
            .map((name) => (
              <ModeSetting key={name} name={name} settings={settings} onChange={onChange} />
            ))}
          <S.Tool type="button" onClick={() => onChange(initialSettings)}>
            {formatMessage({ id: "mode.reset" })}
          </S.Tool>
          <p>{formatMessage({ id: "mode.regular.key" }, { key: REGULAR_KEY })}</p>
          <S.Statement href={statementHref} onClick={disclosure.close}>
            {formatMessage({ id: "mode.statement" })}
          </S.Statement>
        </SheetOf>
        {speech && (
          <SheetOf
            id={`${id}speech`}
            icon="speech"
            name={formatMessage({ id: "mode.speech" })}
            disclosure={disclosure}
            onOpened={onSpeechOpened}
          >
            {speech}
          </SheetOf>
        )}
        {reading}
        <S.Iconed type="button" aria-keyshortcuts={REGULAR_KEY} onClick={onRegular}>
          <ModeIcon name="regular" />
          <S.Word>{regular}</S.Word>
          <S.Key aria-hidden="true">{REGULAR_KEY}</S.Key>
        </S.Iconed>
      </S.Row>
      {children}
    </S.Panel>
  );
}
