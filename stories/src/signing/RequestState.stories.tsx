import { RequestState } from "@shanyraq/ui/signing/RequestState.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { requests } from "../fixtures/signing.ts";

const meta = {
  component: RequestState,
  args: { state: requests.waiting.state },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "How far a request has come, in words." } },
  },
} satisfies Meta<typeof RequestState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Partly: Story = { args: { state: "partly" } };
export const Signed: Story = { args: { state: "signed" } };
export const Expired: Story = { args: { state: "expired" } };
