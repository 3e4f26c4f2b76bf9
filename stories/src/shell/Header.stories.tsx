import { Header } from "@shanyraq/ui/shell/Header.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { cabinet, headerProps, user } from "../fixtures/shell.tsx";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: Header,
  args: { ...headerProps },
  parameters: {
    placed: "shell",
    docs: {
      description: {
        component:
          "The head of every page: home, menu, language, account, and the switch of the version for the visually impaired. Menus " +
          "open by Enter or Space and close by Esc, which gives the focus back; Tab walks links, not menu items. A screen reader " +
          "finds named navigations and the current page.",
      },
    },
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedIn: Story = { args: { user, cabinet, count: 3, onBell: nothing } };
export const ManyNotices: Story = { args: { user, cabinet, count: 120, onBell: nothing, bellPressed: true } };
export const ContactsAwaited: Story = { args: { contactsReady: false } };
export const AccessibleVersion: Story = { args: { accessibility: { pressed: true, onToggle: nothing } } };
export const MenuOpen: Story = { play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: "Продукты" })) };
