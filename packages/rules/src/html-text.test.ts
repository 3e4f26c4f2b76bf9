import { describe, expect, it } from "vitest";
import { escapeHtml, textOfHtml } from "./html-text.ts";

describe("text as HTML", () => {
  it("leaves no sign that a browser would read as markup or as the end of an attribute", () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe("&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;");
  });
  it("is read back to the letter", () => {
    const text = `O'Neil & "Co" <5 %> &amp;`;
    expect(textOfHtml(escapeHtml(text))).toBe(text);
  });
});

describe("the words of HTML", () => {
  it.each([
    ["paragraphs and lines are parted", "<p>Один</p><p>два<br>три</p>", "Один два три"],
    ["emphasis stands within its word", "<p>От <strong>5</strong>, <a href='/x'>правила</a>.</p>", "От 5, правила."],
    ["blanks are one", "<p> Один\n  два </p>", "Один два"],
    ["a blank that must not break is kept", "5&nbsp;лет", "5\u00a0лет"],
    ["an entity is decoded once", "&amp;lt;", "&lt;"],
  ])("%s", (_, html, words) => {
    expect(textOfHtml(html)).toBe(words);
  });
});
