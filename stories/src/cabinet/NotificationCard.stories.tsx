import { NotificationCard } from "@shanyraq/ui/cabinet/NotificationCard.tsx";
import { NoticeItems } from "@shanyraq/ui/cabinet/NoticeItem.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { issued, overdue } from "../fixtures/profile.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: NotificationCard,
  args: { notice: overdue, onRead: nothing },
  render: (args) => (
    <NoticeItems>
      <NotificationCard {...args} />
    </NoticeItems>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "One notification on its page. Its button leads on and marks it read; a second one marks it read alone. That it is new is " +
          "said in words, and the mark's button names what it marks.",
      },
    },
  },
} satisfies Meta<typeof NotificationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Read: Story = { args: { notice: issued } };
export const LeadsNowhere: Story = { args: { notice: { ...overdue, url: "", button_name: "" } } };
export const LongKazakh: Story = {
  args: {
    notice: {
      ...overdue,
      title: "Сақтандыру сыйлықақысын төлеу мерзімі өтіп кетті",
      message: "№ SL-2022-000123 шарты бойынша сақтандыру сыйлықақысын төлеңіз: 20 000 теңге.",
      button_name: "Сақтандыру сыйлықақысын төлеу",
    },
  },
};
