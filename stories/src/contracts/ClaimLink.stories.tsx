import { ClaimLink } from "@shanyraq/ui/contracts/ClaimLink.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ClaimLink,
  args: { number: "OB-2026-000004", href: (number: string) => `/check-status?number=${number}` },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "From what is refused while a report or a claim is open, the way to see how far that has come.",
      },
    },
  },
} satisfies Meta<typeof ClaimLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
