import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: TextLink,
  args: { href: "/products", children: "Все продукты" },
  parameters: {
    docs: {
      description: {
        component:
          "A link inside words. It leads somewhere; what acts is a Button. The underline stays, so colour is not the only sign; " +
          "`$quiet` is for lists of links alone.",
      },
    },
  },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { $quiet: true } };
export const Away: Story = { args: { href: "https://example.kz", target: "_blank", children: "Национальный банк" } };
export const LongKazakh: Story = {
  args: { children: "Қызметкерді еңбек міндеттерін атқару кезінде жазатайым оқиғалардан міндетті сақтандыру туралы заң" },
};
