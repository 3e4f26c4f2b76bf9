import { ChoicesField } from "@shanyraq/kit/fields/ChoicesField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: ChoicesField,
  args: {
    label: "Дополнительная защита",
    value: ["trauma"],
    onChange: nothing,
    choices: [
      { value: "accidentalDeath", label: "Смерть от несчастного случая", detail: "+700 ₸" },
      { value: "trauma", label: "Травмы", detail: "+2 100 ₸" },
      { value: "hospital", label: "Больничное лечение", detail: "+560 ₸" },
    ],
  },
  render: held(ChoicesField),
  parameters: {
    docs: {
      description: {
        component:
          "Several of a few answers, each with what it adds to the price. Real boxes: Tab walks them, Space turns one on or off. A " +
          "screen reader says the question, then each answer with its price and whether it is chosen.",
      },
    },
  },
} satisfies Meta<typeof ChoicesField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { value: [] } };
export const All: Story = { args: { value: ["accidentalDeath", "trauma", "hospital"] } };
export const WithHint: Story = { args: { hint: "Каждую можно убрать в любой год" } };
export const WithError: Story = { args: { error: "Выберите хотя бы одно", value: [] } };
export const Disabled: Story = { args: { disabled: true } };
export const LongKazakh: Story = {
  args: {
    label: "Негізгі шартқа қосылатын қосымша сақтандыру қорғанысы",
    choices: [{ value: "trauma", label: "Жазатайым оқиға салдарынан алынған дене жарақаттары мен сынықтар", detail: "+2 100 ₸" }],
  },
};
