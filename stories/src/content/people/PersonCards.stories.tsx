import { PersonCards } from "@shanyraq/ui/content/people/PersonCards.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { people } from "../../fixtures/company.ts";
const meta = {
  component: PersonCards,
  args: { people, level: 2 },
  parameters: {
    docs: {
      description: {
        component: "People who answer for the company. Beside the name, which is a heading, stands their picture, which is decoration.",
      },
    },
  },
} satisfies Meta<typeof PersonCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { people: people.slice(0, 1) } };
export const Nobody: Story = { args: { people: [] } };
