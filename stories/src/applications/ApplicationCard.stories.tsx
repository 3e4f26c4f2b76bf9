import { ApplicationCard } from "@shanyraq/ui/applications/ApplicationCard.tsx";
import type { Application } from "@shanyraq/ui/cabinet/waiting-of.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";

const application: Application = {
  id: "a-1",
  number: null,
  product: "senim",
  product_name: "Сенім: накопительное страхование",
  date: "2026-11-21",
  state: "question",
  amount: "35073.00",
  hash: null,
  files: [],
  withdrawable: true,
  events: [{ kind: "asked", date: "2026-11-21", words: "С какого года у вас диабет и каким был последний HbA1c?" }],
};
const decided = {
  ...application,
  events: [...application.events, { kind: "answered", date: "2026-11-22", words: "С 2019 года, 6,4" } as const],
};

const meta = {
  component: ApplicationCard,
  args: { application, payHref: "/payment?application=a-1", onWithdraw: () => {}, onRenew: () => {} },
  // A page's own heading stands above its cards.
  render: (args) => (
    <>
      <h1>Мои заявки</h1>
      <ApplicationCard {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "An application: what of, where it stands, how it went, and what can be done now. Its button names the product, so that a " +
          "screen reader tells several apart.",
      },
    },
  },
} satisfies Meta<typeof ApplicationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Unconfirmed: Story = { args: { application: { ...application, state: "awaiting_code", events: [] } } };
export const Accepted: Story = {
  args: {
    application: { ...decided, state: "confirmed", events: [...decided.events, { kind: "accepted", date: "2026-11-23", words: "" }] },
  },
};
export const PriceOver: Story = {
  args: {
    application: { ...application, state: "lapsed", events: [], withdrawable: false, price_until: "2026-10-21", price_today: "35480.00" },
  },
};
export const Declined: Story = {
  args: {
    application: {
      ...decided,
      state: "declined",
      events: [...decided.events, { kind: "declined", date: "2026-11-23", words: "Показатели выше допустимых для этого продукта." }],
    },
  },
};
export const WithPapers: Story = {
  args: {
    application: {
      ...decided,
      state: "in_review",
      files: [
        { name: "анализ крови.pdf", size: 1_468_006, date: "2026-11-22" },
        { name: "заключение эндокринолога.jpg", size: 412_300, date: "2026-11-22" },
      ],
    },
  },
};
export const Ordered: Story = {
  args: {
    application: { ...application, state: "ordered", number: "ZK-2026-000001", hash: "h", price_until: "2026-12-21", events: [] },
  },
};
export const Lapsed: Story = {
  args: { application: { ...application, state: "lapsed", number: "ZK-2026-000001", price_until: "2026-12-21", events: [] } },
};
export const Withdrawn: Story = {
  args: {
    application: {
      ...application,
      state: "withdrawn",
      withdrawable: false,
      events: [...application.events, { kind: "withdrawn", date: "2026-11-23", words: "" }],
    },
  },
};
