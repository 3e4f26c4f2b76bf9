import { ClaimRequest } from "@shanyraq/ui/statements/ClaimRequest.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ClaimRequest,
  args: {
    open: "Попросить пересмотреть",
    done: "Принято на пересмотр",
    text: "Решать будут другие сотрудники.",
    state: { at: "asking" },
    form: null,
  },
  parameters: {
    docs: {
      description: { component: "What whoever claimed asks for on the page of its status: closed, and with the answer in its place." },
    },
  },
} satisfies Meta<typeof ClaimRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Taken: Story = { args: { state: { at: "found", found: { words: "Ответим до 04.12.2026." } } } };
