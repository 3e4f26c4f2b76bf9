import { MessageLanguage } from "@shanyraq/ui/account/profile/MessageLanguage.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: MessageLanguage,
  args: { value: "kk", onChange: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "The language of letters and SMS, kept as soon as it is chosen; arrows choose. Each language is named in itself, and a " +
          "screen reader hears when the choice is kept.",
      },
    },
  },
} satisfies Meta<typeof MessageLanguage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Saved: Story = { args: { became: { of: "ru" } } };
export const Refused: Story = { args: { became: { of: "kk", problem: { kind: "service" } } } };
