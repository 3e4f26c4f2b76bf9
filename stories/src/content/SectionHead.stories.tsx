import { SectionHead } from "@shanyraq/ui/content/SectionHead.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: SectionHead,
  args: { title: "Новости", more: { name: "Все новости", href: "/news" } },
  parameters: {
    docs: {
      description: { component: "The heading of a band, and at its side the way to all of it. The link is named by what it opens." },
    },
  },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Alone: Story = { render: () => <SectionHead title="Новости" /> };
export const LongKazakh: Story = { args: { title: "Компанияның соңғы жаңалықтары мен хабарландырулары" } };
