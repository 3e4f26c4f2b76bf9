import { ChangeList } from "@shanyraq/ui/contracts/change/ChangeList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { listedChanges } from "../../fixtures/change.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ChangeList,
  args: {
    changes: [...listedChanges].map((one) => ({ ...one, beneficiaries: [...one.beneficiaries] })),
    openHref: "/cabinet/reports/change/c-1",
    busy: undefined,
    onSave: nothing,
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Changes of a contract: what was agreed, from when, where it stands, and its paper.",
      },
    },
  },
} satisfies Meta<typeof ChangeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = { args: { changes: [] } };
