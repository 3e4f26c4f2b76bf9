// @vitest-environment jsdom
import { expect, test } from "vitest";
import { languages, stageIn, transcript } from "../testing/spoken.ts";
import { find, press, stage } from "../testing/stage.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { TextField } from "./TextField.tsx";

const Form = () => (
  <>
    <ErrorSummary
      errors={[
        { fieldId: "name", message: "Введите имя" },
        { fieldId: "pay", message: "Выберите период" },
      ]}
    />
    <TextField id="name" label="Имя" value="" onChange={() => {}} />
    <ChoiceField id="pay" label="Период" value="" onChange={() => {}} choices={[{ value: "month", label: "Месяц" }]} />
  </>
);

test("the summary takes the focus when it appears", () => {
  const place = stage(<Form />);
  expect(document.activeElement).toBe(find(place, '[role="group"]:has(> h2)'));
});

test("a link of the summary brings the focus into its field", () => {
  press(find(stage(<Form />), 'a[href="#name"]'));
  expect(document.activeElement?.id).toBe("name");
});

test("a link to a group of choices brings the focus to the first choice", () => {
  press(find(stage(<Form />), 'a[href="#pay"]'));
  expect((document.activeElement as HTMLInputElement).value).toBe("month");
});

const texts = { ru: "Исправьте 2 ошибки", kk: "2 қатені түзетіңіз", en: "Correct 2 errors" } as const;

test.each(languages)("a screen reader says how many mistakes there are, then each, then the fields (%s)", async (language) => {
  stageIn(language, <Form />);
  const item = (position: number) => `listitem, level 1, position ${position}, set size 2`;
  expect(await transcript()).toEqual([
    "document",
    `group, ${texts[language]}`,
    `heading, ${texts[language]}, level 2`,
    "list",
    item(1),
    "link, Введите имя",
    `end of ${item(1)}`,
    item(2),
    "link, Выберите период",
    `end of ${item(2)}`,
    "end of list",
    `end of group, ${texts[language]}`,
    "Имя",
    "textbox, Имя",
    "group, Период",
    "Период",
    "radio, Месяц, not checked, position 1, set size 1",
    "Месяц",
    "end of group, Период",
    "end of document",
  ]);
});
