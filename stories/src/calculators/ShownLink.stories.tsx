import { ShownLink } from "@shanyraq/ui/calculators/ShownLink.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ShownLink,
  args: { href: "https://life.example/products/senim/calculate/4f1c" },
  parameters: {
    docs: {
      description: {
        component: "A link that the browser would not copy. It is selected whole as soon as the field is reached, by Tab or by touch.",
      },
    },
  },
} satisfies Meta<typeof ShownLink>;
export default meta;

export const Shown: StoryObj<typeof meta> = {};
