// @vitest-environment jsdom
import { expect, test } from "vitest";
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
  expect(document.activeElement).toBe(find(place, '[role="alert"]'));
});

test("a link of the summary brings the focus into its field", () => {
  press(find(stage(<Form />), 'a[href="#name"]'));
  expect(document.activeElement?.id).toBe("name");
});

test("a link to a group of choices brings the focus to the first choice", () => {
  press(find(stage(<Form />), 'a[href="#pay"]'));
  expect((document.activeElement as HTMLInputElement).value).toBe("month");
});
