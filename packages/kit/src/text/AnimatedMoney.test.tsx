// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { AnimatedMoney } from "./AnimatedMoney.tsx";

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
