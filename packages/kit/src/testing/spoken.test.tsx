// @vitest-environment jsdom
import { expect, test } from "vitest";
import { transcript } from "./spoken.ts";
import { find, stage } from "./stage.tsx";

test("a dialog that takes the focus again in the middle of reading does not move the reader", async () => {
  stage(
    <div role="dialog" aria-label="Notice" tabIndex={-1}>
      <p>One</p>
      <p>Two</p>
      <button type="button">Three</button>
    </div>,
  );
  const dialog = find<HTMLElement>(document.body, "[role=dialog]");
  const timer = setInterval(() => {
    dialog.blur();
    dialog.focus();
  }, 0);
  const phrases = await transcript();
  clearInterval(timer);
  expect(phrases.filter((phrase) => phrase === "One")).toHaveLength(1);
  expect(phrases.filter((phrase) => phrase.startsWith("button, Three"))).toHaveLength(1);
});
