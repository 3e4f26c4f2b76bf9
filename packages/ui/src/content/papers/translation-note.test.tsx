// @vitest-environment jsdom
import { find, stage } from "@shanyraq/kit/testing/stage.tsx";
import { expect, test } from "vitest";
import { TranslationNote } from "./TranslationNote.tsx";

const sha256 = "0123456789abcdef".repeat(4);

test("a translation shows the digest of the document that is signed, and leads to it", () => {
  const place = stage(
    <TranslationNote of={{ name: "Договор страхования SH-1", lang: "ru", sha256 }} href="/cabinet/reports/paper/1?lang=ru" />,
  );
  expect(find(place, "code").textContent).toBe(sha256);
  expect(find(place, "a").getAttribute("href")).toBe("/cabinet/reports/paper/1?lang=ru");
});
