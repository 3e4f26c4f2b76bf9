import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { HeirsForm } from "@shanyraq/ui/reception/HeirsForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { heirsItem, severalHeirsItem } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: HeirsForm,
  args: { shares: heirsItem.divisible ?? [], onSubmit: nothing, actions: <Button type="submit">Принять решение</Button> },
  render: (args) => (
    <>
      <h2>Решение</h2>
      <HeirsForm {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "A certificate of inheritance with its heirs. Each has their part of the whole share; what the server finds stands at its field.",
      },
    },
  },
} satisfies Meta<typeof HeirsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Several: Story = { args: { shares: severalHeirsItem.divisible ?? [] } };
export const Faulty: Story = {
  args: {
    faults: {
      "certificate.issuedOn": "Свидетельство выдают после смерти. Проверьте день.",
      "heirs[0].numerator": "Это больше того, что осталось от доли (1/2). Сверьте части со свидетельством.",
    },
  },
};
