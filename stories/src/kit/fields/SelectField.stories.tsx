import { SelectField } from "@shanyraq/kit/fields/SelectField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: SelectField,
  args: {
    label: "Документ",
    value: "",
    options: [
      { value: "id", label: "Удостоверение личности" },
      { value: "passport", label: "Паспорт" },
      { value: "permit", label: "Вид на жительство", disabled: true },
    ],
    onChange: nothing,
  },
  render: held(SelectField),
  parameters: {
    docs: {
      description: {
        component:
          "One of many named values; up to five are better as ChoiceField. The list of the browser: Alt+Down opens it, letters " +
          "find a name, Esc leaves it. A screen reader says the label, the value and how many there are.",
      },
    },
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "id" } };
export const WithHint: Story = { args: { hint: "Как в удостоверении личности" } };
export const WithError: Story = { args: { error: "Выберите документ", value: "id" } };
export const Optional: Story = { args: { required: false } };
export const Disabled: Story = { args: { disabled: true, value: "id" } };
export const LongKazakh: Story = {
  args: {
    label: "Сақтанушының жеке басын куәландыратын құжаттың нөмірі",
    hint: "Құжаттың алдыңғы бетінде, төменгі оң жақ бұрышта жазылған он екі таңбалы нөмір",
  },
};
export const WithoutPlaceholder: Story = { args: { placeholder: null, value: "id" } };
