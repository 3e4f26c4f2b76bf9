import { TextField } from "@shanyraq/kit/fields/TextField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: TextField,
  args: { label: "Имя", value: "", onChange: nothing },
  render: held(TextField),
  parameters: {
    docs: {
      description: {
        component:
          "One line of text, in every form. The label stands above, the hint before the control and the error after it, so that " +
          "each is read in this order. A screen reader says label, hint and error together, and that the value is wrong.",
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "Айгүл" } };
export const WithHint: Story = { args: { hint: "Как в удостоверении личности" } };
export const WithError: Story = { args: { error: "Введите имя", value: "Айгүл" } };
export const Optional: Story = { args: { required: false } };
export const Disabled: Story = { args: { disabled: true, value: "Айгүл" } };
export const LongKazakh: Story = {
  args: {
    label: "Сақтанушының жеке басын куәландыратын құжаттың нөмірі",
    hint: "Құжаттың алдыңғы бетінде, төменгі оң жақ бұрышта жазылған он екі таңбалы нөмір",
  },
};
