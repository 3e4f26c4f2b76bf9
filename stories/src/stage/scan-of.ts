/** A drawn identity card on a dark table, 240 by 150, as a scanner gives it. */
const CARD =
  "iVBORw0KGgoAAAANSUhEUgAAAPAAAACWBAMAAAAS1hjmAAAAMFBMVEVERFWZu7tmd4j28eQzRFWopabt6d1ISFjY1Mz18OOsqajIxb9iYm1iYW1jY267uLQYoCeiAAAACXBIWXMAAAsTAAALEwEAmpwYAAABaklEQVR4nO3bMUoDQRTG8a8T7PYKucJDUWw9gJDCRqs0lta2AS9gq2DnATyDhQex8BYy7sAq+waTTF52JP9fu8UfPh7bjQQAQNM+7i3QzVWpe/cQ2TU7ffG7B6+xXbOzWzd8GN01e3bDn/HhRzc8jw8fueFlfPjEDS/iw8duOL5rRvgbU0eQZ2/DXdHehs83YIR/YuoRjmsN9q9/IDVEOMlrMPWg6qx68uRvXZHVE+F1pp6taOtTzwgXMHX1cdUQ4YSpRziuDciTv/05dekXucqvU4QTpm7uuGqIcJLXYOpB1Vn15MnfuiKrJ8IJU49wXBuQJ38bT8zUFcTUSV6D4xrUXFUmT/7WFVk9EW5h6lAinMSO3JPHdkCEE6aOIE9IiXCLU88CGOFfmHqLjONq6gcSSoST2JF78tgOiPB+Tr2Y6knKcqpHOPOpnh29x4efpnpadtHWYzqFPx+89LvSW+yDyetSFwCANnwBmfxuC7VY+YsAAAAASUVORK5CYII=";

/** A scan to look at, under a name. */
export const scanOf = (name: string): File =>
  new File([Uint8Array.from(atob(CARD), (character) => character.charCodeAt(0))], name, { type: "image/png" });
