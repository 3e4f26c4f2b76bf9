import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: InlineText,
  args: { children: "Сенім: накопительное страхование" },
  parameters: {
    docs: {
      description: {
        component:
          "Words from data on a Russian or an English page: a Kazakh name among them carries its language, so that a screen reader says it by " +
          "its Kazakh voice. On a Kazakh page nothing is marked.",
      },
    },
  },
} satisfies Meta<typeof InlineText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Several: Story = { args: { children: "Газета «Жеті күн» и радио «Көкжиек»" } };
export const NoneKazakh: Story = { args: { children: "Страхование жизни на срок" } };
