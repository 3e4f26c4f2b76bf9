import { UnregisteredDocument } from "@shanyraq/ui/purchase/UnregisteredDocument.tsx";
import { worksheetStates } from "../fixtures/worksheet.ts";

import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: UnregisteredDocument,
  args: {
    state: { ...worksheetStates.check, draft: { ...worksheetStates.check.draft, unregistered: "012345678" } },
  },
  parameters: {
    docs: {
      description: {
        component:
          "The buyer's document that the state's register does not know yet: right after its step and on the check page. It holds up nobody.",
      },
    },
  },
} satisfies Meta<typeof UnregisteredDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
