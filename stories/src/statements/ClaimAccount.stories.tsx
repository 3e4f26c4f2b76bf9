import { ClaimAccount } from "@shanyraq/ui/statements/ClaimAccount.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ClaimAccount,
  args: { number: "OB-2026-000006", state: { at: "asking" }, onTell: nothing },
  parameters: {
    docs: {
      description: {
        component: "Where money of an accepted claim goes. Whoever is paid names it, once more where the bank has sent money back.",
      },
    },
  },
} satisfies Meta<typeof ClaimAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Sending: Story = { args: { state: { at: "looking" } } };
export const Taken: Story = {
  args: { state: { at: "found", found: { words: "The money is on its way and will arrive by 04.12.2026." } } },
};
