import { NotificationDrawer } from "@shanyraq/ui/cabinet/NotificationDrawer.tsx";
import type { NotificationItem } from "@shanyraq/ui/cabinet/notice-groups.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const due: NotificationItem = {
  id: "n-2",
  title: "Взнос через 3 дня",
  message: "По договору SL-2022-000123 нужно внести 20 000 ₸ до 1 декабря.",
  url: "/payment",
  button_name: "Оплатить",
  updated_at: "2026-11-28T05:00:00Z",
  new: 1,
};
const issued: NotificationItem = {
  id: "n-1",
  title: "Полис оформлен",
  message: "Полис и правила страхования лежат в кабинете.",
  url: "/cabinet/reports",
  button_name: "Открыть договор",
  updated_at: "2026-11-20T05:00:00Z",
  new: 0,
};

const meta = {
  component: NotificationDrawer,
  args: {
    state: { at: "shown", notices: [due, issued], count: 1 },
    isOpen: true,
    onClose: nothing,
    onRead: nothing,
    onRetry: nothing,
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "What the company told a customer, new before earlier. A button follows its notification, marks a new one read and " +
          "closes the drawer; Esc, the cross and a press beside it close it too. A screen reader says how many are new in the " +
          "title, then each as an item of a named group.",
      },
    },
  },
} satisfies Meta<typeof NotificationDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { state: { at: "shown", notices: [], count: 0 } } };
export const Loading: Story = { args: { state: { at: "loading" } } };
export const Failed: Story = { args: { state: { at: "failed", requestId: "7f3a91c2" } } };
export const Retrying: Story = { args: { state: { at: "failed", retrying: true } } };
export const LeadsNowhere: Story = { args: { state: { at: "shown", notices: [{ ...due, url: "", button_name: "" }], count: 1 } } };
export const LongKazakh: Story = {
  args: {
    state: {
      at: "shown",
      count: 1,
      notices: [
        {
          ...due,
          title: "Сақтандыру сыйлықақысын төлеу мерзіміне үш күн қалды",
          message: "№ SL-2022-000123 шарты бойынша 1 желтоқсанға дейін 20 000 теңге төлеңіз.",
          button_name: "Сақтандыру сыйлықақысын төлеу",
        },
      ],
    },
  },
};
export const Closed: Story = { args: { isOpen: false } };
