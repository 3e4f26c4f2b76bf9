import { Logo } from "@shanyraq/kit/ornament/Logo.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Logo,
  args: { brandName: "Shanyraq" },
  parameters: {
    docs: {
      description: {
        component:
          "The name of the company with its roof ring, once in the header and once in the footer. The drawing is not read; the " +
          "name is. Around it stands a link home, which says so.",
      },
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLine: Story = { args: { line: "страхование жизни" } };
export const LongKazakh: Story = { args: { brandName: "Шаңырақ", line: "өмірді сақтандыру компаниясы" } };
