import { createHash } from "node:crypto";
import { locales } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { expect, it } from "vitest";
import { consentVersions, pensionConsentVersions } from "./versions.ts";

/** By the first half of a digest of its paragraphs in three languages. A wording that is not out yet may be changed with its line. */
const agreedTo: Readonly<Record<string, string>> = {
  "2026-1": "5feafb73bf70095a",
  "2026-2": "4b3e212a349cd1f1",
  "pension-2026-1": "a8efd287d7ed59c6",
};

const filled = { name: "N", numbered: "iin", idNumber: "1", operator: "O", bin: "2", phone: "3", address: "A" };
const digestOf = (paragraphs: readonly TextId[]): string =>
  createHash("sha256")
    .update(locales.flatMap((locale) => paragraphs.map((id) => text(locale, id, filled))).join("\n"))
    .digest("hex")
    .slice(0, 16);

it.each([...consentVersions, ...pensionConsentVersions].map(({ name, paragraphs }) => [name, paragraphs] as const))(
  "the wording %s is exactly what people agreed to: another text has to be another wording",
  (name, paragraphs) => {
    expect(digestOf(paragraphs)).toBe(agreedTo[name]);
  },
);
