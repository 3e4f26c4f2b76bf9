/** So long after a press, and so many pixels beside it, a second one belongs to it: a double click, or a hand that trembles. */
const DOUBLE_PRESS_MS = 500;
const NEAR_PX = { mouse: 5, other: 30 } as const;
const CONTROL = "a, button, input, select, textarea, label, summary, [role]";
/** What a browser makes of a press. */
const PARTS = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"] as const;

interface Press {
  readonly control: Element;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** What is pressed; beside every control there is nothing to press twice. */
const controlAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(CONTROL) : null);

/** Whether something else has come under the pointer since a press. */
function isAnother({ control, at, x, y }: Press, { timeStamp, clientX, clientY, target, pointerType }: PointerEvent): boolean {
  const near = pointerType === "mouse" ? NEAR_PX.mouse : NEAR_PX.other;
  if (timeStamp - at > DOUBLE_PRESS_MS || Math.hypot(clientX - x, clientY - y) > near) return false;
  const now = controlAt(target);
  return now !== null && now !== control && !now.contains(control) && !control.contains(now);
}

/**
 * The second press of a double one goes nowhere where the first has brought another control under the pointer: the next screen is not answered, left or ended
 * by it. A control that stayed is pressed as often as somebody presses it.
 * @returns a function that ends it.
 */
export function ignoreSecondPress(): () => void {
  let last: Press | undefined;
  let ignored: "mouse" | "other" | undefined;
  const filter = (event: Event) => {
    if (!(event instanceof MouseEvent)) return;
    if (event instanceof PointerEvent && event.type === "pointerdown") {
      ignored = undefined;
      if (last && isAnother(last, event)) ignored = event.pointerType === "mouse" ? "mouse" : "other";
      else {
        const [control, { timeStamp: at, clientX: x, clientY: y }] = [controlAt(event.target), event];
        last = control ? { control, at, x, y } : undefined;
      }
    }
    if (ignored === undefined) return;
    // A browser counts the clicks of a mouse itself; one that counts none is a key's, or a program's.
    const isCounted = !event.type.startsWith("pointer");
    if (isCounted && (event.detail === 0 || (ignored === "mouse" && event.detail < 2))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const part of PARTS) window.addEventListener(part, filter, { capture: true });
  return () => {
    for (const part of PARTS) window.removeEventListener(part, filter, { capture: true });
  };
}
