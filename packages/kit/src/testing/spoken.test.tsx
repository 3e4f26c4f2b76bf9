// @vitest-environment jsdom
import { expect, test } from "vitest";
import { transcript } from "./spoken.ts";
import { find, stage } from "./stage.tsx";

test("what takes the focus of a dialog once more, in the middle of reading, leads the reader nowhere", async () => {
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
