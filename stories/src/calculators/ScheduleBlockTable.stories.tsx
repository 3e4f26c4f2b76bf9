import { ScheduleBlockTable } from "@shanyraq/ui/calculators/ScheduleBlockTable.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { schedule } from "../fixtures/calculator.ts";

const meta = {
  component: ScheduleBlockTable,
  args: { schedule, caption: "По годам", fileName: "senim" },
  parameters: {
    docs: {
      description: {
        component:
          "A ScheduleBlock of the provider as a table: money with two decimals, years whole. It is the ScheduleTable of the kit, " +
          "with its keys and roles.",
      },
    },
  },
} satisfies Meta<typeof ScheduleBlockTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithOffer: Story = { args: { offer: { page: "/products/senim/paper/offer-0", file: "/api/documents/ru/senim/offer-0.pdf" } } };
export const OfferUnderway: Story = { args: { keeping: { onPress: () => {}, busy: "page" } } };
export const OfferFailed: Story = { args: { keeping: { onPress: () => {}, busy: undefined, problem: { kind: "offline" } } } };
export const Empty: Story = { args: { schedule: { ...schedule, rows: [] } } };
