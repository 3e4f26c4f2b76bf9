import { Attachments } from "@shanyraq/ui/forms/Attachments.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { attached, onTheirWay, standing, uploadStandings } from "../fixtures/attached.ts";

const meta = {
  component: Attachments,
  args: attached,
  parameters: {
    docs: {
      description: {
        component: "Files of a form, each sent when it is chosen. It draws where each stands; the flow of uploads sends them.",
      },
    },
  },
} satisfies Meta<typeof Attachments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Sending: Story = { args: { files: standing(uploadStandings.sending) } };
export const Done: Story = { args: { files: standing(uploadStandings.done) } };
export const Cancelled: Story = { args: { files: standing(uploadStandings.cancelled) } };
export const Failed: Story = { args: { files: standing(uploadStandings.failed) } };
export const OnTheirWay: Story = { args: { files: onTheirWay } };
export const Refused: Story = { args: { files: onTheirWay, error: "Один из файлов не загрузился. Повторите или уберите его." } };
