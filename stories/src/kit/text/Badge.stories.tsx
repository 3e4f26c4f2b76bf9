import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Badge,
  args: { children: "Действует" },
  parameters: {
    docs: {
      description: {
        component: "A status in words; its dot only repeats them. It is no button and takes no focus. A screen reader reads the words.",
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Info: Story = { args: { $tone: "info", children: "Оплачен" } };
export const Success: Story = { args: { $tone: "success" } };
export const Warning: Story = { args: { $tone: "warning", children: "Ждёт оплаты" } };
export const Danger: Story = { args: { $tone: "danger", children: "Просрочен" } };
export const LongKazakh: Story = { args: { $tone: "warning", children: "Алғашқы сақтандыру сыйлықақысын күтуде" } };
