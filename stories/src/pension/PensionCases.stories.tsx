import { PensionCases } from "@shanyraq/ui/pension/PensionCases.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PensionCases,
  args: {
    cases: [
      {
        number: "PA-2026-000001",
        product: "pension-annuity",
        calculation: "a",
        date: "2026-11-23",
        premium: "26400000.00",
        stage: "checking",
        stands: "Документы и условия сверяются",
      },
    ],
    hrefOf: () => "/products",
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Pension annuities that were asked for, with the way to the page of each.",
      },
    },
  },
} satisfies Meta<typeof PensionCases>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
