/** Whether an element is drawn. `checkVisibility` says the same, in Safari from 17.4 on (docs/decisions/050: the floor is 16.4). */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
