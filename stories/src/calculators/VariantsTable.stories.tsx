import { VariantsTable } from "@shanyraq/ui/calculators/VariantsTable.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { calculation, pensionQuote, variants } from "../fixtures/calculator.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: VariantsTable,
  args: { variants, onDrop: nothing, onTake: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "Results set aside beside one another, up to three. A button takes one's conditions back into the form, another removes it. A " +
          "screen reader goes from heading to heading, each a variant, with its figures as a list of terms.",
      },
    },
  },
} satisfies Meta<typeof VariantsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { variants: variants.slice(0, 1) } };
export const Pension: Story = { args: { variants: [{ id: 1, inputs: calculation, quote: pensionQuote }] } };
