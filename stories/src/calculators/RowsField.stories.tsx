import { ElementField } from "@shanyraq/ui/calculators/ElementField.tsx";
import type { ElementValue, FormElement } from "@shanyraq/ui/calculators/elements.ts";
import { RowsField } from "@shanyraq/ui/calculators/RowsField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { activitiesIn } from "../fixtures/activities.ts";
import { activitiesElement } from "../fixtures/calculator.ts";
import { held, nothing } from "../stage/held.tsx";

const meta = {
  component: RowsField,
  args: {
    element: activitiesElement,
    value: [{ oked: "65111", headcount: "12" }],
    onChange: nothing,
    draw: (element: FormElement, value: string | undefined, onChange: (next: ElementValue) => void) => (
      <ElementField element={element} value={value} onChange={onChange} classifier={{ rows: activitiesIn("ru") }} />
    ),
  },
  render: held(RowsField),
  parameters: {
    docs: {
      description: {
        component:
          "A list whose every line asks the same: insured persons, kinds of activity. A button adds a line, another takes one away, and " +
          "the focus stays in the list. A screen reader hears how many lines there are, and each line is a group with its number.",
      },
    },
  },
} satisfies Meta<typeof RowsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
/** A list that may be empty begins so. */
export const None: Story = { args: { element: { ...activitiesElement, limit: { min: "0", max: "3" } }, value: [] } };
export const Several: Story = {
  args: {
    value: [
      { oked: "65111", headcount: "12" },
      { oked: "01120", headcount: "30" },
    ],
  },
};
export const Full: Story = { args: { value: ["65111", "01120", "01111"].map((oked) => ({ oked, headcount: "5" })) } };
export const WithError: Story = { args: { error: "Выберите вид деятельности", value: [{ oked: "", headcount: "1" }] } };
