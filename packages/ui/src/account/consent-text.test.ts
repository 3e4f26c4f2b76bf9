// @vitest-environment jsdom
import { expect, it } from "vitest";
import { consentWords } from "./consent-text.ts";

const xml = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Consent type="ConsentPersonalData" version="2026-1">${inner}</Consent>`;

it("a consent is its title and its paragraphs, with every sign as it was written", () => {
  expect(
    consentWords(xml("<Title>Келісім</Title><Paragraph>Мен, O&#39;Neil &lt;b&gt;,</Paragraph><Paragraph>келісемін.</Paragraph>")),
  ).toEqual({
    title: "Келісім",
    paragraphs: ["Мен, O'Neil <b>,", "келісемін."],
  });
});

it.each([
  ["broken XML", "<Consent><Title>"],
  ["nothing", ""],
  ["another document", "<html><body>Hello</body></html>"],
  ["a text without a paragraph", xml("<Title>Согласие</Title>")],
])("%s is not read as a consent", (_, text) => {
  expect(consentWords(text)).toBeUndefined();
});
