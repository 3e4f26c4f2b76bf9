import { AnswersList } from "@shanyraq/ui/calculators/AnswersList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { activitiesElement, calculation, elements } from "../fixtures/calculator.ts";

const meta = {
  component: AnswersList,
  args: {
    elements,
    values: { ...calculation, riders: ["trauma", "accidentalDeath"] },
  },
  parameters: {
    docs: {
      description: {
        component:
          "What a calculation was asked for, in the words of its own form; nothing to press. A screen reader reads a list of terms, each " +
          "with its answer.",
      },
    },
  },
} satisfies Meta<typeof AnswersList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoRiders: Story = { args: { values: { ...meta.args.values, riders: [] } } };
export const NoRows: Story = { args: { elements: [activitiesElement], values: { activities: [] } } };
export const Rows: Story = {
  args: {
    elements: [activitiesElement],
    values: {
      activities: [
        { oked: "65111", headcount: "12" },
        { oked: "01120", headcount: "30" },
      ],
    },
  },
};
