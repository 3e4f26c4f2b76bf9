import { SentPapers } from "@shanyraq/ui/applications/SentPapers.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: SentPapers,
  args: {
    files: [
      { name: "анализ крови.pdf", size: 1_468_006, date: "2026-11-22" },
      { name: "заключение_эндокринолога_с_очень_длинным_названием_2026_года.jpg", size: 412_300, date: "2026-11-22" },
    ],
  },
  // A card's own headings stand above it.
  render: (args) => (
    <>
      <h1>Мои заявки</h1>
      <h2>Сенім</h2>
      <SentPapers {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "Papers that an application has, under its history. It has a heading of the third level, so a card's own stands above it.",
      },
    },
  },
} satisfies Meta<typeof SentPapers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
