import { WaysFromAbroad } from "@shanyraq/ui/account/WaysFromAbroad.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { links } from "../fixtures/accounts.ts";

const meta = {
  component: WaysFromAbroad,
  args: { links },
  parameters: {
    docs: { description: { component: "With the refusal of a number of another country: how to reach us without a Kazakh one." } },
  },
} satisfies Meta<typeof WaysFromAbroad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
