import { PasswordField } from "@shanyraq/kit/fields/PasswordField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: PasswordField,
  args: { label: "Пароль", value: "", autoComplete: "current-password", onChange: nothing },
  render: held(PasswordField),
  parameters: {
    docs: {
      description: {
        component:
          "A password that can be shown. The button beside it is pressed by Space or Enter and stays in its place; pasting is " +
          "never refused. A new password may list its requirements with `withRules`. A screen reader hears whether the password is shown, and that Caps Lock is on.",
      },
    },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "aidar-2026" } };
export const WithHint: Story = { args: { hint: "Как в удостоверении личности" } };
export const WithError: Story = { args: { error: "Введите пароль", value: "aidar-2026" } };
export const Disabled: Story = { args: { disabled: true, value: "aidar-2026" } };
export const LongKazakh: Story = {
  args: {
    label: "Сақтанушының жеке басын куәландыратын құжаттың нөмірі",
    hint: "Құжаттың алдыңғы бетінде, төменгі оң жақ бұрышта жазылған он екі таңбалы нөмір",
  },
};
export const New: Story = { args: { label: "Новый пароль", autoComplete: "new-password", hint: "Не короче восьми знаков" } };
export const WithRules: Story = { args: { label: "Новый пароль", autoComplete: "new-password", withRules: true, value: "Қыран" } };
