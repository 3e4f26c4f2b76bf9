import { PensionPapers } from "@shanyraq/ui/pension/PensionPapers.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pensionCases } from "../fixtures/pension.ts";

const meta = {
  component: PensionPapers,
  args: { missing: pensionCases.papers.missing, files: pensionCases.papers.files, upload: ({ name }) => <p>{name}</p> },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Papers that are missing, and those that have come.",
      },
    },
  },
} satisfies Meta<typeof PensionPapers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const Sent: Story = { args: { missing: [] } };
