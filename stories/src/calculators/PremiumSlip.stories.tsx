import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { PremiumSlip } from "@shanyraq/ui/calculators/PremiumSlip.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PremiumSlip,
  args: {
    title: "Взнос",
    premium: "35073.00",
    period: "в месяц",
    rows: [
      { term: "Страховая сумма", value: "5 000 000 ₸" },
      { term: "Всего взносов", value: "4 208 760 ₸" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "The result of a calculator as the policy's own slip: the instalment first, then what it buys. While it is computed the " +
          "old figures stand greyed. A change is announced once, politely; a refusal at once.",
      },
    },
  },
} satisfies Meta<typeof PremiumSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { premium: undefined, rows: [] } };
export const Busy: Story = { args: { busy: true } };
export const Dearer: Story = { args: { delta: 1_200_00 } };
export const Cheaper: Story = { args: { delta: -800_00 } };
export const Refused: Story = { args: { error: "Страховая сумма — от 500 000 ₸." } };
export const WithTerm: Story = { args: { term: { share: 0.5, label: "Срок 10 лет", short: 10 } } };
export const WithActions: Story = { args: { actions: <Button block>Оформить</Button>, note: "Расчёт предварительный" } };
export const LongKazakh: Story = {
  args: {
    title: "Сақтандыру сыйлықақысының мөлшері",
    period: "шарттың қолданылу мерзімі ішінде ай сайын",
    rows: [{ term: "Шарт мерзімі аяқталғанда төленетін сақтандыру сомасы", value: "10 000 000 000 ₸" }],
  },
};
