import { ConfirmApplication } from "@shanyraq/ui/pension/ConfirmApplication.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agreementPage } from "../fixtures/agreement-page.ts";
import { paperFile } from "../fixtures/paper-file.ts";
import { heldCases } from "../fixtures/pension.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ConfirmApplication,
  args: { state: heldCases.checked, send: nothing, onSave: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The application is read where it is confirmed, then its code is asked for.",
      },
    },
  },
} satisfies Meta<typeof ConfirmApplication>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
/** It stands where it is confirmed. */
export const Read: Story = {
  args: { state: { ...heldCases.checked, read: true, paper: { name: "application.pdf", data: paperFile(agreementPage) } } },
};
