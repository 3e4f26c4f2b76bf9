import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { GridRest } from "@shanyraq/kit/layout/GridRest.tsx";
import { Grid } from "@shanyraq/kit/layout/Layout.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: GridRest,
  args: { children: <Card>Остаток ряда</Card> },
  render: ({ children }) => (
    <Grid $min="max(20rem, 30%)">
      <Card>Первая</Card>
      <Card>Вторая</Card>
      <Card>Третья</Card>
      <Card>Четвёртая</Card>
      <GridRest>{children}</GridRest>
    </Grid>
  ),
  parameters: {
    docs: {
      description: { component: "The last of a grid of cards: it takes what is left of its row, so that no card stands there alone." },
    },
  },
} satisfies Meta<typeof GridRest>;
export default meta;

export const Rest: StoryObj<typeof meta> = {};
