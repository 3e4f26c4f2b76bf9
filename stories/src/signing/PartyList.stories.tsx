import { PartyList } from "@shanyraq/ui/signing/PartyList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { requests } from "../fixtures/signing.ts";

const meta = {
  component: PartyList,
  args: { parties: requests.partly.parties },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "Who signs a request, and who has. The number of an IIN is hidden but for its ends." } },
  },
} satisfies Meta<typeof PartyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfTwo: Story = {};
export const Both: Story = { args: { parties: requests.signed.parties } };
