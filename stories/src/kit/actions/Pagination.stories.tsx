import { Pagination } from "@shanyraq/kit/actions/Pagination.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Pagination,
  args: { current: 5, last: 12, hrefOf: (page) => `/news?page=${page}` },
  parameters: {
    docs: {
      description: {
        component:
          "Pages of a long list, each with an address that can be kept and shared. Tab walks the links and Enter follows. A " +
          "screen reader finds a named navigation, hears which page each link leads to and which one is shown.",
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { current: 1 } };
export const Last: Story = { args: { current: 12 } };
export const Few: Story = { args: { current: 2, last: 3 } };
export const Thousands: Story = { args: { current: 1104, last: 2300 } };
export const OnePage: Story = { args: { current: 1, last: 1 } };
export const LongKazakh: Story = { args: { label: "Сақтандыру төлемдері туралы хабарландырулардың беттері" } };
