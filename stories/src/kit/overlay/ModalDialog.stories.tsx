import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { ModalDialog } from "@shanyraq/kit/overlay/ModalDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";
import { openedBy } from "../../stage/opened-by.tsx";

const meta = {
  component: ModalDialog,
  args: {
    title: "Вход в личный кабинет",
    isOpen: true,
    onClose: nothing,
    closeLabel: "Закрыть",
    children: (
      <>
        <p>Чтобы оформить полис, войдите или зарегистрируйтесь.</p>
        <Button>Войти</Button>
      </>
    ),
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "Something that must be answered before the page goes on; not for what could stand on the page itself. Tab stays inside, Esc closes " +
          "unless it is `required`, and the focus goes back where it was. A screen reader says the title and that it is a dialog; the page behind is hidden from it.",
      },
    },
  },
} satisfies Meta<typeof ModalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { wide: true } };
export const Required: Story = { args: { required: true, role: "alertdialog", title: "Сеанс завершён" } };
export const LongKazakh: Story = { args: { title: "Сақтандыру шартын мерзімінен бұрын тоқтату туралы өтінішті растау" } };
export const Closed: Story = { args: { isOpen: false } };
/** As a reader meets it: opened by a button, which the focus comes back to. */
export const OpenedByAButton: Story = { args: { isOpen: false }, render: openedBy("Войти в кабинет", ModalDialog) };
