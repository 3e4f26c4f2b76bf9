import { layOut } from "@shanyraq/chart";
import { ChartDrawing } from "@shanyraq/kit/data/ChartDrawing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const size = { width: 640, height: 320, textSize: 13 };
const names = ["Накоплено", "Выкупная сумма", "Внесено"];
const years = Array.from({ length: 12 }, (_, index) => index + 1);
const edge = { top: 13, right: 14, bottom: 30, left: 62 };
const layout = layOut(
  {
    years,
    lines: [
      { name: "Накоплено", values: years.map((year) => Math.round(year ** 1.15 * 300_000)) },
      { name: "Выкупная сумма", values: years.map((year) => (year < 3 ? 0 : Math.round(year ** 1.15 * 280_000))) },
      { name: "Внесено", values: years.map((year) => year * 360_000) },
    ],
  },
  { ...size, edge, widthOf: (words) => 22 + words.length * 7.6 },
);

const meta = {
  component: ChartDrawing,
  args: {
    layout,
    size,
    names,
    valueText: (value: number) => `${value / 1e6} млн`,
    labelledBy: "drawing-title",
    describedBy: "drawing-text",
    shown: 11,
    crossing: 5,
    onPoint: () => {},
  },
  render: (args) => (
    <figure>
      <p id="drawing-title">Взносы и накопления по годам</p>
      <p id="drawing-text">Сколько внесено и сколько накоплено.</p>
      <ChartDrawing {...args} />
    </figure>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "The drawing inside SavingsChart, which gives it its name, its key and the slider of years. Laid out by @shanyraq/chart, as papers are.",
      },
    },
  },
} satisfies Meta<typeof ChartDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
