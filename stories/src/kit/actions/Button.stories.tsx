import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Button,
  args: { children: "Оформить полис" },
  parameters: {
    docs: {
      description: {
        component:
          "The one thing to do in its place; with `href` it is a link that looks like a button. Enter and Space press it, Enter follows a link. " +
          "While it is busy it keeps the focus, ignores presses and a screen reader says that it is being sent.",
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: "secondary" } };
export const Quiet: Story = { args: { variant: "quiet" } };
export const Danger: Story = { args: { variant: "danger", children: "Расторгнуть договор" } };
export const Small: Story = { args: { size: "s" } };
export const Large: Story = { args: { size: "l", icon: <Icon name="arrow" /> } };
export const Block: Story = { args: { block: true } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { args: { href: "/products" } };
export const LongKazakh: Story = {
  args: { children: "Сақтандыру шартын мерзімінен бұрын тоқтату туралы өтінішті электрондық түрде жіберу" },
};
