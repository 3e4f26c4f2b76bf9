import { RequestList } from "@shanyraq/ui/signing/RequestList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { signDocumentsStates } from "../fixtures/signing.ts";

const meta = {
  component: RequestList,
  args: { requests: signDocumentsStates.list.requests, hrefOf: (GUID) => `/sign/${GUID}` },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "Everything that a customer may sign or has signed." } },
  },
} satisfies Meta<typeof RequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Empty: Story = { args: { requests: [] } };
