import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Figures } from "./Figures.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface CountdownProps {
  /** Moment of the end, on the clock that `now` reads (milliseconds). */
  readonly deadline: number;
  readonly now: () => number;
  readonly onEnd?: (() => void) | undefined;
}

const milestones = [60, 30, 10];
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** "1:59". Spoken at 60, 30 and 10 seconds only: a screen reader that spoke every second would leave room for nothing else. */
export function Countdown({ deadline, now, onEnd }: CountdownProps) {
  const intl = useIntl();
  const left = () => Math.max(0, Math.ceil((deadline - now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((deadline - now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [deadline, now]);
  const ended = seconds === 0;
  useEffect(() => {
    if (ended) onEnd?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the end comes once, whichever function is called for it
  }, [ended]);
  const spoken = milestones.findLast((mark) => seconds <= mark && seconds > mark - 5);
  return (
    <>
      <Figures $length={clockText(seconds).length} role="timer">
        {clockText(seconds)}
      </Figures>
      <VisuallyHidden role="status">
        {spoken !== undefined && intl.formatMessage({ id: "kit.countdown.left" }, { seconds: spoken })}
      </VisuallyHidden>
    </>
  );
}
