import { HeaderBurger } from "@shanyraq/ui/shell/HeaderBurger.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { headerProps } from "../fixtures/shell.tsx";

const meta = {
  component: HeaderBurger,
  args: { ...headerProps },
  parameters: {
    placed: "shell",
    docs: {
      description: {
        component:
          "The menu of a phone: the same links in a sheet, a native modal dialog. The button says what it opens; Esc or the cross " +
          "closes it and the focus returns. Absent on a wide screen.",
      },
    },
  },
} satisfies Meta<typeof HeaderBurger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { play: ({ canvasElement }) => canvasElement.querySelector("dialog")?.showModal() };
