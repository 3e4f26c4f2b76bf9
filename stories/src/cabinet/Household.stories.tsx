import { Household } from "@shanyraq/ui/cabinet/Household.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const savings = { contract_id: "c-1", number: "SH-2026-48210593", product_name: "Сенім: накопительное страхование" };
const accident = { contract_id: "c-2", number: "SH-2026-10028841", product_name: "Страхование от несчастного случая" };

const meta = {
  component: Household,
  args: {
    people: [
      {
        name: "Сарсенова Мадина Айдаркызы",
        birth_date: "2015-02-11",
        roles: [
          { ...accident, role: "insured", share: null },
          { ...savings, role: "beneficiary", share: 60 },
        ],
      },
      { name: "Сарсенов Айдар Маратулы", birth_date: "1986-05-17", roles: [{ ...savings, role: "insured", share: null }] },
      { name: "Сарсенова Айгерим", birth_date: null, roles: [{ ...savings, role: "beneficiary", share: 40 }] },
    ],
    contractHref: (id: string) => `/cabinet/reports/${id}`,
  },
  parameters: {
    docs: {
      description: {
        component:
          "Whom the customer's contracts protect: each person once, with what they are in every one of them. Whoever is in the most of them stands first.",
      },
    },
  },
} satisfies Meta<typeof Household>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Alone: Story = { args: { people: meta.args.people.slice(1, 2) } };
