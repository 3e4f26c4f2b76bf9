import { PartFrame, PartsBar } from "@shanyraq/ui/cabinet/PartFrame.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PartFrame,
  subcomponents: { PartsBar },
  args: { id: "payments", title: "Платежи", children: "…" },
  parameters: {
    docs: {
      description: {
        component:
          "A part of a contract's page under a heading of its own, and the bar that leads to the parts. A screen reader finds " +
          "each part as a region by its name.",
      },
    },
  },
} satisfies Meta<typeof PartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBar: Story = {
  render: (args) => (
    <>
      <PartsBar
        label="Части договора"
        parts={[
          { id: "payments", title: "Платежи" },
          { id: "schedule", title: "График" },
        ]}
      />
      <PartFrame {...args} />
      <PartFrame id="schedule" title="График">
        …
      </PartFrame>
    </>
  ),
};
