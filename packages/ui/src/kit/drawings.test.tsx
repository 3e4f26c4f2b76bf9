// @vitest-environment jsdom
import { act } from "react";
import { renderToString } from "react-dom/server";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { AnimatedMoney } from "./AnimatedMoney.tsx";
import { QrCode } from "./QrCode.tsx";
import { Shanyraq } from "./Shanyraq.tsx";
import { TermRing } from "./TermRing.tsx";

const money = (amount: number) => (
  <IntlProvider locale="ru">
    <AnimatedMoney amount={amount} />
  </IntlProvider>
);

test("the ear gets the new amount at once, whatever the figures do", () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.createElement("div");
  const root = createRoot(place);
  act(() => root.render(money(100_00)));
  act(() => root.render(money(200_00)));
  expect(place.querySelector("span > span:not([aria-hidden])")?.textContent).toBe("200\u00a0₸");
  act(() => root.unmount());
});

test("drawings carry no style attribute, which the page's policy would refuse", () => {
  const html = renderToString(
    <>
      <Shanyraq variant="hero" />
      <TermRing value={0.4} label="8 из 20" />
      <QrCode value="https://example.kz" label="QR" />
    </>,
  );
  expect(html).not.toContain("style=");
});

test("a term that has begun and not ended marks today", () => {
  const paths = (value: number) => renderToString(<TermRing value={value} label="срок" />).split("<path").length;
  expect(paths(0.5)).toBeGreaterThan(paths(0));
  expect(paths(1)).toBe(paths(0));
});
