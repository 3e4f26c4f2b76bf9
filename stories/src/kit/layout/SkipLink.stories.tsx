import { SkipLink } from "@shanyraq/kit/layout/SkipLink.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: SkipLink,
  // In a landmark, as all that stands on a page.
  render: (args) => (
    <header>
      <SkipLink {...args} />
    </header>
  ),
  parameters: {
    placed: "shell",
    docs: {
      description: {
        component:
          "The first stop of the Tab key on every page: over the menu to what the page is about. It is seen once it has the " +
          "focus. A screen reader meets it first.",
      },
    },
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
