import { tiynOf, type Tiyn } from "@shanyraq/rules";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { media } from "../theme/media.ts";
import { Figures, figuresIn } from "./Figures.ts";
import { moneyText, type Amount, type Decimals } from "./money-text.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const DURATION = 200;
const tiynFrom = (amount: Amount): Tiyn | undefined => (typeof amount === "number" ? amount : tiynOf(amount));
const isCalm = () => window.matchMedia?.(media.calm).matches !== false || document.documentElement.dataset["motion"] === "off";

/**
 * Runs from the old amount to the new one once, in 200 ms, and not at all under reduced motion. The
 * figures run in the drawing alone: React and the screen reader only ever hold the true amount.
 */
export function AnimatedMoney({ amount, decimals = "auto" }: { amount: Amount; decimals?: Decimals | undefined }) {
  const { locale } = useIntl();
  const shown = useRef<HTMLSpanElement>(null);
  const before = useRef(amount);
  useEffect(() => {
    const [from, to, node] = [tiynFrom(before.current), tiynFrom(amount), shown.current];
    before.current = amount;
    if (from === undefined || to === undefined || from === to || !node || isCalm()) return;
    let start: number | undefined;
    let frame = requestAnimationFrame(function draw(time) {
      start ??= time;
      const part = Math.min(1, (time - start) / DURATION);
      const step = from + Math.round((to - from) * (1 - (1 - part) ** 3));
      node.textContent = moneyText(part === 1 ? amount : step - (step % 100), locale, decimals);
      if (part < 1) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, decimals, locale]);
  const text = moneyText(amount, locale, decimals);
  return (
    <Figures $length={figuresIn(text)}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span ref={shown} aria-hidden="true" key={text}>
        {text}
      </span>
    </Figures>
  );
}
