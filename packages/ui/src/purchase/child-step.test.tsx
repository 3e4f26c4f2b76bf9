// @vitest-environment jsdom
import { worksheetFlow, type Offer, type WorksheetState } from "@shanyraq/flows";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { expect, test } from "vitest";
import { TopicStep } from "./TopicStep.tsx";

const offer = { calculation: { childAge: "7" }, quote: { topics: ["child"] }, schedule: {} } as unknown as Offer;
const asking: Extract<WorksheetState, { at: "child" }> = { at: "child", offer, draft: { answers: {} } };
const [refused] = worksheetFlow.step(asking, {
  type: "answered",
  answers: { child: { name: "Волков Артём", birthDate: "2021-05-05", iin: "" } },
  today: "2026-11-22",
  key: "k",
});

const linksIn = (place: ParentNode) => [...place.querySelectorAll("a")].map((link) => link.getAttribute("href"));
const drawn = (language: (typeof languages)[number], state: WorksheetState) =>
  stageIn(
    language,
    state.at === "child" ? (
      <TopicStep
        state={state}
        send={() => {}}
        now={() => 0}
        newKey={() => "k"}
        born={undefined}
        known={{}}
        calculatorHref="/calculate/h"
        actions={<button type="submit">next</button>}
      />
    ) : null,
  );

const ages = { ru: "7 лет", kk: "7 жаста", en: "7 years" };
test.each(languages.map((language) => ({ language, age: ages[language] })))(
  "says for which age of a child it was calculated, with the way to the calculator ($language)",
  ({ language, age }) => {
    const place = drawn(language, asking);
    expect(place.textContent).toContain(age);
    expect(linksIn(place)).toEqual(["/calculate/h"]);
  },
);

test.each(languages.map((language) => ({ language })))(
  "leads to the calculator where the day of birth is not of the age that was calculated for ($language)",
  ({ language }) => {
    const alert = [...drawn(language, refused).querySelectorAll("[role=alert]")].at(-1);
    expect(alert && linksIn(alert)).toEqual(["/calculate/h"]);
  },
);
