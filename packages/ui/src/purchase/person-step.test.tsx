// @vitest-environment jsdom
import type { Offer, WorksheetState } from "@shanyraq/flows";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find } from "@shanyraq/kit/testing/stage.tsx";
import { act } from "react";
import { expect, test } from "vitest";
import { TopicStep } from "./TopicStep.tsx";

const offer = { calculation: {}, quote: { topics: ["person"] }, schedule: {} } as unknown as Offer;
const state: Extract<WorksheetState, { at: "person" }> = { at: "person", offer, draft: { answers: {} } };
const labelOf = (place: HTMLElement) => find<HTMLInputElement>(place, "input[name=document_number]").labels?.[0]?.textContent;

const cards = { ru: "Номер удостоверения личности", kk: "Жеке куәлік нөмірі", en: "Identity card number" };
const passports = { ru: "Номер паспорта", kk: "Паспорт нөмірі", en: "Passport number" };

test.each(
  languages.flatMap((language) => [
    { what: "an identity card of a citizen of Kazakhstan", language, citizenship: "KZ", label: cards[language] },
    { what: "a passport of a foreigner", language, citizenship: "DE", label: passports[language] },
  ]),
)("asks for $what ($language)", async ({ language, citizenship, label }) => {
  const place = stageIn(
    language,
    <TopicStep
      state={state}
      send={() => {}}
      now={() => 0}
      newKey={() => "k"}
      born={undefined}
      known={{ citizenship }}
      calculatorHref="/calculate"
      actions={<button type="submit">next</button>}
    />,
  );
  // The list of countries comes a moment later.
  await act(async () => {});
  expect(labelOf(place)).toContain(label);
});

test.each(languages)("names the written way to who lives where no region of the list is (%s)", async (language) => {
  const place = stageIn(
    language,
    <TopicStep
      state={state}
      send={() => {}}
      now={() => 0}
      newKey={() => "k"}
      born={undefined}
      known={{}}
      calculatorHref="/calculate"
      actions={<button type="submit">next</button>}
    />,
  );
  await act(async () => {});
  expect(find(place, "p a").getAttribute("href")).toMatch(/^mailto:/);
});
