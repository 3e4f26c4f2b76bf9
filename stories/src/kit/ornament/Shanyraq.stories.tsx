import { Container, Section } from "@shanyraq/kit/layout/Layout.tsx";
import { Shanyraq } from "@shanyraq/kit/ornament/Shanyraq.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Shanyraq,
  args: { variant: "hero" },
  render: (args) => (
    <Section data-surface="deep">
      <Container>
        <p>Текст поверх орнамента</p>
        <Shanyraq {...args} />
      </Container>
    </Section>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "The ring of the roof behind a band of the page, and the sign of waiting. It is an ornament: not read, gone in the " +
          "version for the visually impaired.",
      },
    },
  },
} satisfies Meta<typeof Shanyraq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Corner: Story = { args: { variant: "corner" } };
export const Loader: Story = { args: { variant: "loader" } };
