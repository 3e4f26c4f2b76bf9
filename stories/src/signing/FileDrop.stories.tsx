import { FileDrop } from "@shanyraq/ui/signing/FileDrop.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: FileDrop,
  args: { onFiles: nothing, busy: false },
  parameters: {
    placed: "inSection",
    docs: {
      description: { component: "Takes a signed file from the picker or dropped on it. It is checked in the browser and sent nowhere." },
    },
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Document: Story = { args: { document: true } };
