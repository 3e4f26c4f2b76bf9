import { FieldError, FieldFrame } from "@shanyraq/kit/fields/FieldFrame.tsx";
import { ControlInput } from "@shanyraq/kit/fields/field.styles.ts";
import type { FieldIds } from "@shanyraq/kit/fields/use-field.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";

const fieldOf = (id: string): FieldIds => ({
  id,
  labelId: `${id}-label`,
  hintId: `${id}-hint`,
  errorId: `${id}-error`,
  described: {},
  control: { id },
});

const meta = {
  component: FieldFrame,
  subcomponents: { FieldError },
  args: { label: "Номер полиса", field: fieldOf("policy"), children: <ControlInput id="policy" /> },
  parameters: {
    docs: {
      description: {
        component:
          "What every field is built in: label, hint, control, error. Build a new field on it and on `useField`, never beside " +
          "them. A group becomes a fieldset with a legend, so a screen reader says the question before each control; an error is " +
          "named as one.",
      },
    },
  },
} satisfies Meta<typeof FieldFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: "Восемь цифр на первой странице" } };
export const WithError: Story = { args: { error: "Такого полиса нет" } };
export const Optional: Story = { args: { required: false } };
export const Group: Story = { args: { group: true, label: "Удобное время звонка", children: <ControlInput aria-label="Час" /> } };
export const ErrorAlone: Story = { render: () => <FieldError id="alone" error="Такого полиса нет" /> };
export const LongKazakh: Story = { args: { label: "Сақтандыру шартын мерзімінен бұрын тоқтату туралы өтінішті қарау нәтижелері" } };
