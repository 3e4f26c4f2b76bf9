import { Figures } from "@shanyraq/kit/text/Figures.ts";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Money,
  subcomponents: { Figures },
  args: { amount: "5000000.00" },
  parameters: {
    docs: {
      description: {
        component:
          "An amount in tenge, grouped as the language does it. Give it the decimal string of the wire or tiyn, never a float. A " +
          "screen reader reads the figures as one number. It is never broken over two lines, and steps down in size where its room is narrower.",
      },
    },
  },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTiyn: Story = { args: { amount: "20456.75" } };
export const AlwaysTwoDecimals: Story = { args: { decimals: 2 } };
export const Nothing: Story = { args: { amount: "0.00" } };
export const Tiyn: Story = { args: { amount: 1_250_00 } };
export const FiguresAlone: Story = { render: () => <Figures $length={6}>12 345</Figures> };
export const InLessRoom: Story = {
  render: () => (
    <p style={{ width: "6rem", ["--figures-room" as string]: "6rem" }}>
      <Money amount="2930315.00" />
    </p>
  ),
};
