import { ToastRegion } from "@shanyraq/kit/feedback/ToastRegion.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ToastRegion,
  args: { toasts: [{ id: "1", tone: "success", text: "Адрес почты сохранён." }], onDismiss: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "Short tidings that ask nothing; what must be answered is an AlertDialog. Stands once on a page, from its beginning. " +
          "Good news goes after eight seconds, but not under the pointer or the focus, nor in the version for the visually " +
          "impaired; an error stays until it is closed. F6 takes the focus there and back. A screen reader says each one " +
          "politely, when it appears.",
      },
    },
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Info: Story = { args: { toasts: [{ id: "1", tone: "info", text: "Мы обновили тарифы 1 ноября." }] } };
export const Error: Story = { args: { toasts: [{ id: "1", tone: "danger", text: "При отправке сообщения произошла ошибка" }] } };
export const Several: Story = {
  args: {
    toasts: [
      { id: "1", tone: "success", text: "Адрес почты сохранён." },
      { id: "2", tone: "danger", text: "При создании пользователя произошла ошибка" },
    ],
  },
};
export const LongKazakh: Story = {
  args: {
    toasts: [{ id: "1", tone: "danger", text: "Сақтандыру шартының қосымша келісімін жүктеу кезінде қате пайда болды, қайталап көріңіз" }],
  },
};
export const Empty: Story = { args: { toasts: [] } };
