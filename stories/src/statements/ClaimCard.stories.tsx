import { ClaimCard } from "@shanyraq/ui/statements/ClaimCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ClaimCard,
  args: {
    report: {
      number: "ST-2026-000118",
      isOwn: true,
      event: "injury",
      eventDate: "2026-11-20",
      contract: { number: "SH-2026-48210593", product: "Несчастный случай", id: "1b4e28ba-2fa1-11d2-883f-0016d3cca427" },
      claim: { words: "Рассматриваем. Ответим до 4 декабря 2026 года.", asksAccount: false, canWithdraw: true },
      events: [
        { status: "received", date: "2026-11-21" },
        { status: "inReview", date: "2026-11-23" },
      ],
    },
    contractHref: (id) => `#${id}`,
    phone: "+7 (700) 000-00-00",
    email: "info@shanyraq-life.example",
  },
  parameters: {
    docs: {
      description: {
        component:
          "A report of an insured event in the cabinet, with its claim and where they stand. What somebody else reported of one's contract is " +
          "shown without who they are and what happened.",
      },
    },
  },
} satisfies Meta<typeof ClaimCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Claimed: Story = { args: { report: { ...meta.args.report, claimNumber: "ST-2026-000121" } } };
export const Refused: Story = {
  args: {
    report: {
      ...meta.args.report,
      claimNumber: "ST-2026-000121",
      claim: { words: "Отказано. Можно попросить пересмотреть решение.", asksAccount: false, canReview: true },
      events: [...meta.args.report.events, { status: "refused", date: "2026-11-27" }],
    },
  },
};
/** The owner reads that it was reported, and whom to write to where it is a mistake. */
export const OfSomebodyElse: Story = {
  args: {
    report: {
      number: "ST-2026-000130",
      isOwn: false,
      contract: meta.args.report.contract,
      events: [{ status: "received", date: "2026-11-21" }],
    },
  },
};
/** Neither what was decided nor when is said to the owner. */
export const OfSomebodyElseFinished: Story = {
  args: {
    report: {
      number: "ST-2026-000130",
      isOwn: false,
      isFinished: true,
      contract: meta.args.report.contract,
      events: [{ status: "received", date: "2026-11-21" }],
    },
  },
};
