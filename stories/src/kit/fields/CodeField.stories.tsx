import { CodeField } from "@shanyraq/kit/fields/CodeField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: CodeField,
  args: { label: "Код из SMS", value: "", digits: 4, onChange: nothing },
  render: held(CodeField),
  parameters: {
    docs: {
      description: {
        component:
          "The code from an SMS or an e-mail, drawn as boxes over one real input: paste, autofill and Backspace work as in any " +
          "field. The last digit completes it. A screen reader meets one text field, not four.",
      },
    },
  },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "12" } };
export const WithHint: Story = { args: { hint: "Как в удостоверении личности" } };
export const WithError: Story = { args: { error: "Неверный код", value: "12" } };
export const Disabled: Story = { args: { disabled: true, value: "12" } };
export const LongKazakh: Story = {
  args: {
    label: "Сақтанушының жеке басын куәландыратын құжаттың нөмірі",
    hint: "Құжаттың алдыңғы бетінде, төменгі оң жақ бұрышта жазылған он екі таңбалы нөмір",
  },
};
export const SixDigits: Story = { args: { digits: 6, value: "123" } };
export const Complete: Story = { args: { value: "1234" } };
