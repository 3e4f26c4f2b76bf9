import { cleanHtml } from "@shanyraq/provider/clean-html";
import { textOfHtml } from "@shanyraq/rules/html-text";
import { networkOf } from "@shanyraq/limits";
import { expect, it } from "vitest";

/** What a reader of text spends, in microseconds of CPU; the least of three, so that another process costs it nothing. */
function cpuOf(read: (text: string) => unknown, text: string): number {
  const spent = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    read(text);
    return process.cpuUsage(before).user;
  });
  return Math.min(...spent);
}

// At c613d587 three of them, the endless name of a tag, tags that open while others close, and angle brackets, had not ended after a minute.
it.each([
  ["unfinished tags of an editor", cleanHtml, "<a aaa", ""],
  ["a tag with one endless name", cleanHtml, "a", "<"],
  ["an attribute with one endless name", cleanHtml, "a", "<p "],
  ["scripts that are never closed", cleanHtml, "<script>", ""],
  ["tags that open while others close", cleanHtml, "<b></i>", ""],
  ["angle brackets in the words of a page", textOfHtml, "<", ""],
  ["an endless zone of an address", networkOf, "%\n", "1"],
] as const)("%s cost as much as they are long, and no more", (_, read, part, head) => {
  const text = (size: number) => head + part.repeat(size / part.length);
  // Eight times as long: a square would take sixty-four times as much. Below some milliseconds the clock itself counts.
  expect(cpuOf(read, text(800_000))).toBeLessThan(32 * Math.max(cpuOf(read, text(100_000)), 8_000));
});
