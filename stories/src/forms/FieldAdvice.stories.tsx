import { FieldAdvice } from "@shanyraq/ui/forms/FieldAdvice.tsx";
import { PasswordField } from "@shanyraq/kit/fields/PasswordField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: FieldAdvice,
  args: {
    value: "qwerty",
    advice: { when: (value: string) => value.length < 8, message: "error.password.length" },
    error: undefined,
    children: <PasswordField label="Новый пароль" value="qwerty" onChange={nothing} autoComplete="new-password" />,
  },
  parameters: {
    docs: {
      description: {
        component:
          "What is said of a field once it was left: its form takes the value, and who takes the form will not. It hinders nothing.",
      },
    },
  },
} satisfies Meta<typeof FieldAdvice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {};
export const Left: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText("Новый пароль"));
    await userEvent.tab();
    await within(canvasElement).findByText(/8/);
  },
};
