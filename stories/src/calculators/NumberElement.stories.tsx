import { NumberElement } from "@shanyraq/ui/calculators/NumberElement.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { elements } from "../fixtures/calculator.ts";
import { held, nothing } from "../stage/held.tsx";

const [term] = elements.filter(({ name }) => name === "term");
const [sum] = elements.filter(({ name }) => name === "sumAssured");
const years = { name: "n", format: "number", label: "Сколько", value: "3", description: {}, limit: { min: "1", max: "12" } } as const;

const meta = {
  component: NumberElement,
  args: { element: term ?? years, value: "10", onChange: nothing },
  render: held(NumberElement),
  parameters: {
    docs: {
      description: {
        component:
          "A number the server asks for: a typed field tied to a slider, in the words of its unit. Arrows move the slider, typing is " +
          "corrected on leaving. A screen reader says the number with its unit.",
      },
    },
  },
} satisfies Meta<typeof NumberElement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Money: Story = { args: { element: sum ?? years, value: "5000000" } };
export const Months: Story = { args: { element: { ...years, unit: "months" }, value: "6" } };
export const People: Story = { args: { element: { ...years, unit: "people" }, value: "4" } };
export const Percent: Story = { args: { element: { ...years, unit: "percent" }, value: "12" } };
export const Bare: Story = { args: { element: years, value: "2" } };
export const WithError: Story = { args: { error: "От 3 до 20 лет" } };
