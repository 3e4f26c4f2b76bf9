import { Chapter } from "@shanyraq/ui/content/Chapter.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Chapter,
  args: {
    name: "Зачем мы работаем",
    children: <p>Страхуем жизнь и помогаем копить. Договор держит семью так же, как шанырак держит купол юрты.</p>,
  },
  parameters: {
    docs: {
      description: {
        component:
          "A part of a long page. Its heading stands at the side on a wide window and above on a phone; it is of the second level.",
      },
    },
  },
} satisfies Meta<typeof Chapter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongKazakh: Story = {
  args: {
    name: "Компанияның жарғылық капиталы мен акционерлері туралы мәліметтер",
    children: <p>Біз өмірді сақтандырамыз әрі маңызды мақсаттарға қаржы жинауға көмектесеміз.</p>,
  },
};
