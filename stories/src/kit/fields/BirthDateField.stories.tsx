import { BirthDateField, DatePartsField } from "@shanyraq/kit/fields/BirthDateField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: BirthDateField,
  subcomponents: { DatePartsField },
  args: { label: "Дата рождения", value: "", onChange: nothing },
  render: held(BirthDateField),
  parameters: {
    docs: {
      description: {
        component:
          "A birthday as three boxes with autofill; for a near day take DateField, for somebody else's date DatePartsField, which " +
          "does not autofill. A whole date may be pasted into any box. A screen reader says the question, then day, month, year; " +
          "a day that the calendar lacks counts as none.",
      },
    },
  },
} satisfies Meta<typeof BirthDateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "1988-03-14" } };
export const WithHint: Story = { args: { hint: "Например, 14 3 1988" } };
export const WithError: Story = { args: { error: "Введите дату рождения", value: "" } };
export const Disabled: Story = { args: { disabled: true, value: "1988-03-14" } };
export const SomebodyElses: Story = { args: { label: "Дата рождения ребёнка" }, render: held(DatePartsField) };
export const LongKazakh: Story = { args: { label: "Сақтандырылушының туған күні (жеке куәлік бойынша)" } };
