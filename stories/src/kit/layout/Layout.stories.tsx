import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Cluster, Container, Grid, Section, Split, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Stack,
  subcomponents: { Cluster, Container, Grid, Section, Split },
  args: {
    children: (
      <>
        <Card>Первая</Card>
        <Card>Вторая</Card>
        <Card>Третья</Card>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          "The few ways in which things stand on a page: Stack one under another, Cluster beside one another, Grid as many " +
          "columns as fit, Split a main part and a side, Container and Section the page itself. They order by the eight-pixel " +
          "rhythm and change no order of reading.",
      },
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { $gap: 6 } };
export const InCluster: Story = { render: ({ children }) => <Cluster>{children}</Cluster> };
export const InGrid: Story = { render: ({ children }) => <Grid>{children}</Grid> };
export const InSplit: Story = {
  render: () => (
    <Split>
      <Card>Главное</Card>
      <Card>Сбоку</Card>
    </Split>
  ),
};
export const SideFirst: Story = {
  render: () => (
    <Split $sideFirst>
      <Card>Главное</Card>
      <Card>Сбоку</Card>
    </Split>
  ),
};
export const InSections: Story = {
  render: ({ children }) => (
    <>
      <Section>
        <Container>{children}</Container>
      </Section>
      <Section $tight data-surface="deep">
        <Container>
          <p>Полоса цвета ночной степи</p>
        </Container>
      </Section>
    </>
  ),
};
