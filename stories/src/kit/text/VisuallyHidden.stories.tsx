import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: VisuallyHidden,
  args: { children: "Закрыть окно" },
  parameters: {
    docs: {
      description: {
        component: "Words for the ear alone, where the eye has a drawing. Never hide a control in it: a stop of the Tab key must be seen.",
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsStatus: Story = { args: { role: "status", children: "Код отправлен" } };
