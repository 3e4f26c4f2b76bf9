import { FoundPerson } from "@shanyraq/ui/reception/FoundPerson.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { foundCustomer } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: FoundPerson,
  args: { found: foundCustomer, busy: false, onSend: nothing, onBack: nothing },
  parameters: {
    docs: {
      description: {
        component: "A customer before their code: a name without the surname, and where the code goes.",
      },
    },
  },
} satisfies Meta<typeof FoundPerson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const Closed: Story = { args: { closed: true } };
export const Refused: Story = { args: { problem: { kind: "message", message: "Новый код — через 90 секунд." } } };
