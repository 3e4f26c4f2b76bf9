import { ServingBanner } from "@shanyraq/ui/reception/ServingBanner.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ServingBanner,
  args: { name: "Сәрсенов Айдар Маратұлы", inWriting: false, reading: "ordinary", busy: false, onLeave: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "Whose data are on the screen, a named region that stays in sight while one scrolls; with large text it stands still " +
          "and covers nothing. It says first of all what an employee must know before they speak: that the customer takes no calls, and what they can read.",
      },
    },
  },
} satisfies Meta<typeof ServingBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Serving: Story = {};
export const Closing: Story = { args: { busy: true } };
export const WithNeeds: Story = { args: { inWriting: true, reading: "largePrint" } };
