import { SavingsChart } from "@shanyraq/kit/data/SavingsChart.tsx";
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
          "is an image with a name and a description. Lines differ by their dashes, not by colour alone.",
      },
    },
  },
} satisfies Meta<typeof SavingsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsTable: Story = { play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button")) };
export const ThreeYears: Story = { args: { points: pointsOf(3) } };
export const LongKazakh: Story = {
  args: {
    title: "Шарттың қолданылу мерзімі ішінде жинақтардың өсуі",
    description: "Он жыл ішінде он миллион теңге төлейсіз, мерзім соңында он бір жарым миллион теңге аласыз.",
  },
};
