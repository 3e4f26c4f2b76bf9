import { Attachments } from "@shanyraq/ui/statements/Attachments.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: Attachments,
  args: { files: [], onChange: nothing },
  parameters: {
    docs: {
      description: {
        component: "Files that leave with a form. For a form that keeps files on their own, use FileUpload.",
      },
    },
  },
} satisfies Meta<typeof Attachments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Two: Story = {
  args: {
    files: [new File(["%PDF-1.7"], "справка.pdf", { type: "application/pdf" }), new File(["png"], "снимок.png", { type: "image/png" })],
  },
};
export const Refused: Story = { args: { error: "Принимаем PDF, JPG и PNG." } };
