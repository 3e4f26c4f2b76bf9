import { LoaderOverlay } from "@shanyraq/kit/feedback/LoaderOverlay.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: LoaderOverlay,
  args: { active: true },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "Covers the page while an answer decides what comes next; a part of a page that is awaited has a Skeleton instead. " +
          "Unseen for the first 200 ms; the ring stands still for who asked for less motion. No key leaves it, so whoever shows " +
          "it ends it. A screen reader says what is awaited.",
      },
    },
  },
} satisfies Meta<typeof LoaderOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Named: Story = { args: { text: "Ищем полис по номеру" } };
export const LongKazakh: Story = { args: { text: "Сақтандыру шарты бойынша жарналар кестесін есептеп жатырмыз" } };
export const Idle: Story = { args: { active: false } };
