// @vitest-environment jsdom
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "../data/QrCode.tsx";
import { Shanyraq } from "./Shanyraq.tsx";
import { TermRing } from "./TermRing.tsx";

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

test("a term that has started and not ended marks today", () => {
  const paths = (value: number) => renderToString(<TermRing value={value} label="срок" />).split("<path").length;
  expect(paths(0.5)).toBeGreaterThan(paths(0));
  expect(paths(1)).toBe(paths(0));
});
