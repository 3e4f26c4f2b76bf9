import { PasswordRules } from "@shanyraq/kit/fields/PasswordRules.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PasswordRules,
  args: { password: "" },
  parameters: {
    docs: {
      description: {
        component:
          "What a new password must have, ticked off as it is typed; PasswordField draws it with `withRules`. Each line says in a " +
          "hidden word whether it is met, so that neither colour nor picture says it alone. A screen reader hears politely how many " +
          "are met, and only when that changes.",
      },
    },
  },
} satisfies Meta<typeof PasswordRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SomeMet: Story = { args: { password: "Қыран" } };
export const AllMet: Story = { args: { password: "Қыран-2026" } };
