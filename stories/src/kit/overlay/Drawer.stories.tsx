import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Drawer } from "@shanyraq/kit/overlay/Drawer.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";
import { openedBy } from "../../stage/opened-by.tsx";

const meta = {
  component: Drawer,
  args: {
    title: "Фильтры",
    isOpen: true,
    onClose: nothing,
    children: <Button>Показать</Button>,
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "A sheet of 400 px from the right for what goes beside the page: notifications, filters. Tab stays inside; Esc, the " +
          "cross and a press beside it close it, and the focus goes back where it was. A screen reader says its title and that it " +
          "is a dialog; the page behind is hidden from it.",
      },
    },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tall: Story = { args: { children: Array.from({ length: 40 }, (_, row) => <p key={row}>Строка {row + 1}</p>) } };
export const LongKazakh: Story = { args: { title: "Сақтандыру шарттарын іздеу және сұрыптау баптаулары" } };
export const Closed: Story = { args: { isOpen: false } };
/** As a reader meets it: opened by a button, which the focus comes back to. */
export const OpenedByAButton: Story = { args: { isOpen: false }, render: openedBy("Фильтры", Drawer) };
