import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { transcriptsOf } from "./recorded-speech.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const files = Object.fromEntries(
  ["recovery-code.en", "recovery-code.kk", "consent.ru"].map((name) => [`../ui/src/account/spoken/${name}.txt`, "document\nform\n"]),
);

it("a component has the transcripts of the moments at which it is on the screen, in each language", () => {
  expect(transcriptsOf("ForgotView", files).map(({ moment, language }) => `${moment} ${language}`)).toEqual([
    "recovery-code en",
    "recovery-code kk",
  ]);
  expect(transcriptsOf("ForgotView", files)[0]?.phrases).toEqual(["document", "form"]);
});

it("a component that no transcript is of has none", () => expect(transcriptsOf("Button", files)).toEqual([]));

it("every transcript that the tests keep is shown on a page", () => {
  const kept = globSync("packages/*/src/**/spoken/*.txt", { cwd: repository });
  expect(kept.length).toBeGreaterThan(10);
  const shown = transcriptsOf("AuthDialog", Object.fromEntries(kept.map((file) => [file, ""])));
  expect(shown).toHaveLength(kept.length);
});
