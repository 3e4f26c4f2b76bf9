import { EmailText } from "@shanyraq/kit/text/EmailText.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: EmailText,
  args: { children: "client11@mail.example.kz" },
  parameters: {
    docs: {
      description: { component: "An address that is longer than its line is broken after its sign or a dot, and not within a word." },
    },
  },
} satisfies Meta<typeof EmailText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: "8rem", overflowWrap: "anywhere" }}>
      <EmailText {...args} />
    </div>
  ),
};
