import { IinField } from "@shanyraq/kit/fields/IinField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: IinField,
  args: { label: "ИИН", value: "", onChange: nothing },
  render: held(IinField),
  parameters: {
    docs: {
      description: {
        component:
          "The individual identification number: twelve digits, typed or pasted with anything between them. It is a text field " +
          "with digit keys, because a number would lose its zeros and change by the wheel. A screen reader reads it as any text " +
          "field.",
      },
    },
  },
} satisfies Meta<typeof IinField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "880314300118" } };
export const WithHint: Story = { args: { hint: "Как в удостоверении личности" } };
export const WithError: Story = { args: { error: "ИИН состоит из 12 цифр", value: "880314300118" } };
export const Optional: Story = { args: { required: false } };
export const Disabled: Story = { args: { disabled: true, value: "880314300118" } };
export const LongKazakh: Story = {
  args: {
    label: "Сақтанушының жеке басын куәландыратын құжаттың нөмірі",
    hint: "Құжаттың алдыңғы бетінде, төменгі оң жақ бұрышта жазылған он екі таңбалы нөмір",
  },
};
