import { NumberSlider } from "@shanyraq/kit/fields/NumberSlider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: NumberSlider,
  args: { label: "Страховая сумма", value: 5_000_000, min: 500_000, max: 30_000_000, step: 100_000, unit: "₸", onChange: nothing },
  render: held(NumberSlider),
  parameters: {
    docs: {
      description: {
        component:
          "A number within limits that people try out: typed, pulled or taken from a chip. Arrows move the slider by a step; what " +
          "is typed is corrected on leaving, never under the fingers. A screen reader says the value with its unit and the " +
          "limits.",
      },
    },
  },
} satisfies Meta<typeof NumberSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithChips: Story = {
  args: {
    chips: [
      { value: 1_000_000, label: "1 млн" },
      { value: 5_000_000, label: "5 млн" },
      { value: 10_000_000, label: "10 млн" },
    ],
  },
};
/** Typed beyond the slider's end: it stands there, and the number as it was typed. */
export const BeyondTheSlider: Story = { args: { value: 90_000_000, most: 100_000_000 } };
export const AtTheLeast: Story = { args: { value: 500_000 } };
export const WithHint: Story = { args: { hint: "Её вы получите в конце срока" } };
export const WithError: Story = { args: { error: "Не больше 30 000 000 ₸" } };
export const Disabled: Story = { args: { disabled: true, chips: [{ value: 1_000_000, label: "1 млн" }] } };
export const LongKazakh: Story = { args: { label: "Шарттың қолданылу мерзімі аяқталғанда төленетін сақтандыру сомасы", unit: "теңге" } };
