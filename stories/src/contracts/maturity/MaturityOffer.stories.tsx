import { MaturityOffer } from "@shanyraq/ui/contracts/maturity/MaturityOffer.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { account, maturityHrefs, maturityStates, owed, overview } from "../../fixtures/maturity.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: MaturityOffer,
  args: { state: maturityStates.offer, send: nothing, hrefs: maturityHrefs },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What a contract pays and when, and the question to which account; the one that stands can be changed until the day.",
      },
    },
  },
} satisfies Meta<typeof MaturityOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = {};
export const PremiumsToCome: Story = { args: { state: { ...maturityStates.offer, overview: { ...overview, ifPaid: true } } } };
export const Owed: Story = { args: { state: { ...maturityStates.offer, overview: owed } } };
export const Told: Story = { args: { state: { ...maturityStates.offer, overview: { ...overview, account } } } };
export const LessAPremium: Story = { args: { state: { ...maturityStates.offer, overview: { ...overview, missing: "39000.00" } } } };
export const AnothersAccount: Story = {
  args: {
    state: {
      ...maturityStates.offer,
      draft: { iban: "KZ86 125K ZT50 0410 0100", holder: "Сериков Нурлан" },
      problem: {
        kind: "message",
        message: "Проверьте заполнение полей",
        fields: { holder: "Деньги переводим только на счёт самого страхователя." },
      },
    },
  },
};
export const Busy: Story = { args: { state: { ...maturityStates.offer, busy: true } } };
