import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";
import { openedBy } from "../../stage/opened-by.tsx";

const meta = {
  component: AlertDialog,
  args: {
    title: "Расторгнуть договор?",
    isOpen: true,
    onClose: nothing,
    answer: { name: "Расторгнуть", onPress: nothing, danger: true },
    wayBack: "Оставить",
    children: <p>Вернуть договор будет нельзя. К выплате 412 300,00 ₸.</p>,
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "Tidings that must be heard before the reader goes on, or a question before something that cannot be undone; what can " +
          "be undone needs none. The answer that changes nothing has the focus, Tab stays inside, Esc closes. A screen reader " +
          "says at once that it is an alert, its title and its words.",
      },
    },
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneAnswer: Story = {
  args: { title: "Сеанс завершён", answer: { name: "Понятно", onPress: nothing }, wayBack: undefined, children: <p>Войдите снова.</p> },
};
export const LongKazakh: Story = {
  args: {
    title: "Сақтандыру шартын мерзімінен бұрын тоқтатуды растайсыз ба?",
    answer: { name: "Шартты мерзімінен бұрын тоқтатамын", onPress: nothing, danger: true },
    wayBack: "Шартты өзгеріссіз қалдырамын",
    children: <p>Шартты қайта қалпына келтіру мүмкін болмайды.</p>,
  },
};
export const Closed: Story = { args: { isOpen: false } };
/** As a reader meets it: opened by a button, which the focus comes back to. */
export const OpenedByAButton: Story = { args: { isOpen: false }, render: openedBy("Прекратить договор", AlertDialog) };
