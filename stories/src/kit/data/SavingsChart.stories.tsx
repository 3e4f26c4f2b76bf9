import { SavingsChart } from "@shanyraq/kit/data/SavingsChart.tsx";
import { expect, fireEvent } from "storybook/test";
import type { Meta, StoryObj } from "@storybook/react-vite";

const pointsOf = (years: number) =>
  Array.from({ length: years }, (_, index) => ({
    year: index + 1,
    paid: (index + 1) * 1_000_000,
    surrender: Math.round((index + 1) ** 1.08 * 900_000),
    reserve: Math.round((index + 1) ** 1.08 * 960_000),
  }));

const meta = {
  component: SavingsChart,
  args: { title: "Как растут накопления", description: "За 10 лет Вы внесёте 10 млн ₸ и получите 11,6 млн ₸.", points: pointsOf(10) },
  parameters: {
    docs: {
      description: {
        component:
          "How savings grow by year, with one sentence that says it and the same figures as a table behind a button. The drawing " +
          "is an image with a name and a description. Lines differ by their dashes, not by colour alone, and each has its name beside it. " +
          "The year that is told is chosen by the pointer or by the slider under the years.",
      },
    },
  },
} satisfies Meta<typeof SavingsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsTable: Story = { play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button")) };
/** From the mark on the second line is above the third. */
export const Crossing: Story = {
  args: {
    points: pointsOf(20).map((point) => ({ ...point, surrender: point.year < 3 ? 0 : Math.round(point.year ** 1.1 * 850_000) })),
    crossing: { at: { at: "from", year: 6 }, text: "С конца 6-го года при расторжении возвращается не меньше, чем внесено." },
  },
};
/** What the lines are worth in the year that the slider chose. */
export const AnotherYear: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole("slider"), { target: { value: "1" } });
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", expect.stringContaining("2"));
    await expect(canvas.getByText(/2.000.000/)).toBeVisible();
  },
};
export const ThreeYears: Story = { args: { points: pointsOf(3) } };
export const LongKazakh: Story = {
  args: {
    title: "Шарттың қолданылу мерзімі ішінде жинақтардың өсуі",
    description: "Он жыл ішінде он миллион теңге төлейсіз, мерзім соңында он бір жарым миллион теңге аласыз.",
  },
};
