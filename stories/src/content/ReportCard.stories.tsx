import { ReportCard } from "@shanyraq/ui/content/ReportCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { report, reportFile } from "../fixtures/company.ts";
const meta = {
  component: ReportCard,
  args: { report, file: reportFile },
  parameters: {
    docs: {
      description: {
        component: "A report: figures to read at once, and the file to keep. Without a file only the figures stand.",
      },
    },
  },
} satisfies Meta<typeof ReportCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFile: Story = { args: { file: undefined } };
