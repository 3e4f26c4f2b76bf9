import { SuccessView } from "@shanyraq/ui/account/SuccessView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: SuccessView,
  args: { onDone: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "The end of a registration. Its heading takes the focus and is read first; Enter on the button opens the " +
          "cabinet, and so does closing the modal.",
      },
    },
  },
} satisfies Meta<typeof SuccessView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
