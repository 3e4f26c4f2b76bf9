import { IconButton } from "@shanyraq/kit/actions/IconButton.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: IconButton,
  args: { icon: "search", name: "Поиск", onClick: nothing },
  parameters: {
    docs: {
      description: { component: "A button where there is room for a sign alone, such as the header. Elsewhere a button has its word." },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Close: Story = { args: { icon: "close", name: "Жабу" } };
