/** Where the middle of the reading guide stands, from the top of the window. */
const PLACE = "--guide";

/**
 * Leads the reading guide to where the reader is: under the pointer or the finger, and to what the keyboard comes to.
 * @returns what ends it.
 */
export function followReader(): () => void {
  const { style } = document.documentElement;
  const stand = (middle: number) => style.setProperty(PLACE, `${Math.round(middle)}px`);
  const pointed = ({ clientY }: PointerEvent) => stand(clientY);
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const { top, height } = target.getBoundingClientRect();
    stand(top + height / 2);
  };
  document.addEventListener("pointermove", pointed);
  document.addEventListener("pointerdown", pointed);
  document.addEventListener("focusin", focused);
  return () => {
    document.removeEventListener("pointermove", pointed);
    document.removeEventListener("pointerdown", pointed);
    document.removeEventListener("focusin", focused);
    style.removeProperty(PLACE);
  };
}
