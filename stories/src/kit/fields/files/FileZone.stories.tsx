import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { FileZone } from "@shanyraq/kit/fields/files/FileZone.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../../stage/held.tsx";

const meta = {
  component: FileZone,
  args: { onFiles: nothing, children: <Button variant="secondary">Выбрать файл</Button> },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Where files are dropped. It is a help for the mouse alone: the button within is the way for everybody.",
      },
    },
  },
} satisfies Meta<typeof FileZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = {
  args: {
    disabled: true,
    children: (
      <Button variant="secondary" disabled>
        Выбрать файл
      </Button>
    ),
  },
};
