import { ConfirmApplication } from "@shanyraq/ui/pension/ConfirmApplication.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { heldCases } from "../fixtures/pension.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ConfirmApplication,
  args: { state: heldCases.checked, send: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The application is read first, then its code is asked for.",
      },
    },
  },
} satisfies Meta<typeof ConfirmApplication>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Read: Story = { args: { state: { ...heldCases.checked, read: true } } };
