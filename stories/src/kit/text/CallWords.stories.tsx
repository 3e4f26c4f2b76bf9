import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { CallWords } from "@shanyraq/kit/text/CallWords.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: CallWords,
  args: { phone: "+7 (700) 000-00-00" },
  parameters: {
    docs: {
      description: {
        component:
          "The words of a link or a button that calls somebody. The number goes to the next line whole; where a line is shorter than the " +
          "number, as with large text on a phone, it breaks rather than leaves the screen.",
      },
    },
  },
} satisfies Meta<typeof CallWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InANarrowButton: Story = {
  render: (args) => (
    <div style={{ width: "14rem", maxWidth: "100%" }}>
      <Button variant="secondary" block href={telOf(args.phone)}>
        <CallWords {...args} />
      </Button>
    </div>
  ),
};
