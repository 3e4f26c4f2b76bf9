import { Footer } from "@shanyraq/ui/shell/Footer.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { footerProps } from "../fixtures/shell.tsx";

const meta = {
  component: Footer,
  args: { ...footerProps },
  parameters: {
    placed: "shell",
    docs: {
      description: {
        component:
          "The foot of every page: the whole menu, the phone, the law's facts of the company. The place of the phone is kept " +
          "until it mounts. A screen reader finds it as the page's content information.",
      },
    },
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PhoneAwaited: Story = { args: { phone: undefined } };
export const WithSocial: Story = { args: { social: [{ name: "Instagram", href: "https://example.kz/instagram" }] } };
