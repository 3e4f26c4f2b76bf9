import { BottomBar } from "@shanyraq/kit/layout/BottomBar.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: BottomBar,
  args: { price: <Money amount="35073.00" />, caption: "в месяц", action: <Button>Оформить</Button> },
  parameters: {
    docs: {
      description: {
        component:
          "On a phone: the price and the one action under the thumb; absent on a wide screen. What it would cover is scrolled " +
          "above it when it takes the focus. It comes last in the order of reading.",
      },
    },
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCaption: Story = { args: { caption: undefined } };
export const NoPriceYet: Story = { args: { price: "—", caption: undefined } };
export const LongKazakh: Story = {
  args: { caption: "ай сайын төленетін сақтандыру сыйлықақысы", action: <Button>Полисті рәсімдеу</Button> },
};
