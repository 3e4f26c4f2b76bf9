import { ElementField } from "@shanyraq/ui/calculators/ElementField.tsx";
import type { FormElement } from "@shanyraq/ui/calculators/elements.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { activitiesIn } from "../fixtures/activities.ts";
import { activitiesElement, elements } from "../fixtures/calculator.ts";
import { held, nothing } from "../stage/held.tsx";

const elementOf = (name: string): FormElement => {
  const found = elements.find((element) => element.name === name);
  if (!found) throw new Error(`no element ${name}`);
  return found;
};

const meta = {
  component: ElementField,
  args: { element: elementOf("term"), value: "10", onChange: nothing },
  render: held(ElementField),
  parameters: {
    docs: {
      description: {
        component:
          "One element of a calculator's form, drawn as the server describes it: number, date, yes-or-no, few values side by " +
          "side, many as a list. Keys and speech are those of the field it becomes.",
      },
    },
  },
} satisfies Meta<typeof ElementField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Money: Story = { args: { element: elementOf("sumAssured"), value: "5000000" } };
export const Segments: Story = { args: { element: elementOf("sex"), value: "male" } };
export const Prices: Story = {
  args: {
    element: elementOf("frequency"),
    value: "monthly",
    details: { monthly: "35 073 ₸", single: "3 401 220 ₸" },
    unavailable: new Set(["quarterly"]),
  },
};
export const Day: Story = { args: { element: elementOf("birthDate"), value: "1995-07-19" } };
export const Flag: Story = { args: { element: { ...elementOf("sex"), format: "flag", label: "Курю" }, value: "false" } };
export const ManyValues: Story = {
  args: {
    element: {
      ...elementOf("sex"),
      label: "Город",
      limit: { selectValues: ["1", "2", "3", "4", "5", "6"] },
      description: { selectDescriptions: ["Алматы", "Астана", "Шымкент", "Ақтау", "Атырау", "Өскемен"] },
    },
    value: "1",
  },
};
export const WithError: Story = { args: { error: "От 3 до 20 лет" } };
export const Choices: Story = { args: { element: elementOf("riders"), value: ["trauma"], details: { trauma: "+2 100 ₸" } } };
export const Words: Story = { args: { element: { ...elementOf("birthDate"), format: "text", label: "Имя" }, value: "Erik" } };
export const Rows: Story = {
  args: { element: activitiesElement, value: [{ oked: "65111", headcount: "12" }], classifier: { rows: activitiesIn("ru") } },
};
export const Activity: Story = {
  args: {
    element: { ...elementOf("birthDate"), format: "classifier", label: "ОКЭД" },
    value: "65111",
    classifier: { rows: activitiesIn("ru") },
  },
};
