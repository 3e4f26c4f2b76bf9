import { OpeningVeil } from "@shanyraq/kit/overlay/OpeningVeil.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
const meta = {
  component: OpeningVeil,
  parameters: {
    docs: { description: { component: "Answers a press at once where the window that it opens is still under way." } },
  },
} satisfies Meta<typeof OpeningVeil>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { error: new Error("no network"), retry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.retry).toHaveBeenCalledOnce();
  },
};
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/\S/);
  },
};
