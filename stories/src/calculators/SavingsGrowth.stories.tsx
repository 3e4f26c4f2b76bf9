import { SavingsGrowth } from "@shanyraq/ui/calculators/SavingsGrowth.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

/** Years of a contract whose surrender value is nought in the first two, then a share of what is paid in. */
const pointsOf = (share: (year: number) => number) =>
  Array.from({ length: 10 }, (_, index) => {
    const year = index + 1;
    const paid = year * 425_000;
    return { year, paid, reserve: Math.round(paid * share(year)), surrender: year < 2 ? 0 : Math.round(paid * share(year) * 0.99) };
  });

const meta = {
  component: SavingsGrowth,
  args: { points: pointsOf((year) => 0.82 + year * 0.036) },
  parameters: {
    docs: {
      description: {
        component:
          "The chart of a savings policy, on its calculator and on the page of the contract: what is paid in, what accumulates, what surrender " +
          "pays back, and since when it pays back all that was paid in, in a sentence beside the mark.",
      },
    },
  },
} satisfies Meta<typeof SavingsGrowth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A term so short that surrender never pays back what was paid in. */
export const NeverEven: Story = { args: { points: pointsOf(() => 0.9) } };
/** Surrender pays back more than was paid in from the first year that is shown. */
export const AlwaysAhead: Story = { args: { points: pointsOf(() => 1.05).slice(1) } };
