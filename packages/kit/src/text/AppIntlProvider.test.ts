import { describe, expect, test } from "vitest";
import { createAppIntl } from "./AppIntlProvider.tsx";

/** Under ids of ours: react-intl takes no others. */
const messages: Record<string, string> = {
  "kit.chart.inYear": "{year, number} таңба",
  "kit.field.left": "{left, plural, one {# адам} other {# адам}}",
};

describe.each(["kk", "kk-KZ"])("in Kazakh as %s", (locale) => {
  const { formatMessage, formatNumber } = createAppIntl({ locale, messages });
  test("thousands stand apart by a space, never by a comma, which would read as a fraction", () => {
    expect(formatMessage({ id: "kit.chart.inYear" }, { year: 2000 })).toBe("2\u00a0000 таңба");
  });
  test("a plural groups its number too", () => {
    expect(formatMessage({ id: "kit.field.left" }, { left: 12_500 })).toBe("12\u00a0500 адам");
  });
  test("a fraction has a comma", () => {
    expect(formatMessage({ id: "kit.chart.inYear" }, { year: 0.5 })).toBe("0,5 таңба");
    expect(formatNumber(1234.5)).toBe("1\u00a0234,5");
  });
});

test("Kazakh is never left to the browser, which may not know it", () => {
  const own: Record<string, string> = { "kit.chart.inYear": "{year, number, ::.00}" };
  const requests: unknown[] = [];
  const Plain = Intl.NumberFormat;
  class Watched extends Plain {
    constructor(...args: ConstructorParameters<typeof Plain>) {
      super(...args);
      requests.push(args[0]);
    }
  }
  Intl.NumberFormat = Watched as typeof Plain;
  try {
    createAppIntl({ locale: "kk-KZ", messages: own }).formatMessage({ id: "kit.chart.inYear" }, { year: 3 });
  } finally {
    Intl.NumberFormat = Plain;
  }
  expect(requests).toEqual(["ru-KZ"]);
});

test("English numbers are British", () => {
  expect(createAppIntl({ locale: "en-GB", messages }).formatMessage({ id: "kit.chart.inYear" }, { year: 2000 })).toBe("2,000 таңба");
});
