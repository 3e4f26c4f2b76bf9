// @vitest-environment jsdom
import { expect, test } from "vitest";
import { find, stage } from "../testing/stage.tsx";
import { SnowOverlay } from "./SnowOverlay.tsx";

test("nothing is drawn without its flag; with it nothing is read aloud or can be pressed", () => {
  expect(stage(<SnowOverlay active={false} />).childElementCount).toBe(0);
  const sky = find<HTMLElement>(stage(<SnowOverlay active />), "[aria-hidden=true]");
  expect(getComputedStyle(sky).pointerEvents).toBe("none");
});

test.each([
  ["in the version for the visually impaired", "scheme", "blackOnWhite"],
  ["where motion is switched off", "motion", "still"],
] as const)("none falls %s", (_, name, value) => {
  document.documentElement.dataset[name] = value;
  const sky = find(stage(<SnowOverlay active />), "[aria-hidden=true]");
  expect(getComputedStyle(sky).display).toBe("none");
  delete document.documentElement.dataset[name];
  expect(getComputedStyle(sky).display).not.toBe("none");
});

test("for who asked the system for less motion none falls, and none falls for longer than five seconds", () => {
  stage(<SnowOverlay active />);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
  expect(rules.some((rule) => /prefers-reduced-motion: reduce\)[^}]*display: none/.test(rule))).toBe(true);
  const seconds = rules.flatMap((rule) => [...rule.matchAll(/animation:[^;]*?([\d.]+)s/g)].map(([, time]) => Number(time)));
  expect(seconds.length).toBeGreaterThan(0);
  for (const time of seconds) expect(time).toBeLessThanOrEqual(5);
});
