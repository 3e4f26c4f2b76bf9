import { PhoneField } from "@shanyraq/kit/fields/PhoneField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: PhoneField,
  args: { label: "Мобильный телефон", value: "", onChange: nothing },
  render: held(PhoneField),
  parameters: {
    docs: {
      description: {
        component:
          "A Kazakh mobile number, masked while it is typed; 8, +7 and bare numbers may be pasted. Rubbing out a sign of the mask " +
          "takes the digit before it. A screen reader says the label; the mask is never read out sign by sign.",
      },
    },
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "+7 (701) 234-56-78" } };
export const WithHint: Story = { args: { hint: "Как в удостоверении личности" } };
export const WithError: Story = { args: { error: "Введите номер полностью", value: "+7 (701) 234-56-78" } };
export const Optional: Story = { args: { required: false } };
export const Disabled: Story = { args: { disabled: true, value: "+7 (701) 234-56-78" } };
export const LongKazakh: Story = {
  args: {
    label: "Сақтанушының жеке басын куәландыратын құжаттың нөмірі",
    hint: "Құжаттың алдыңғы бетінде, төменгі оң жақ бұрышта жазылған он екі таңбалы нөмір",
  },
};
