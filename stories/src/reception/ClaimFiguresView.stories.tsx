import { ClaimFiguresView } from "@shanyraq/ui/reception/ClaimFiguresView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { claimFigures, claimJournal } from "../fixtures/claim-figures.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ClaimFiguresView,
  args: { figures: claimFigures, busy: false, onYear: nothing, onJournal: nothing },
  parameters: {
    docs: {
      description: {
        component: "What a supervisor watches of claims and appeals: what is undecided and may cost, and what became of those of a year.",
      },
    },
  },
} satisfies Meta<typeof ClaimFiguresView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  args: { onYear: fn(), onJournal: fn() },
  play: async ({ args, canvasElement }) => {
    const place = within(canvasElement);
    await userEvent.click(place.getByRole("button", { name: "2025" }));
    await expect(args.onYear).toHaveBeenCalledWith(2025);
    await userEvent.click(place.getByRole("button", { name: "Открыть журнал" }));
    await expect(args.onJournal).toHaveBeenCalledOnce();
  },
};
export const Journal: Story = { args: { journal: claimJournal } };
export const JournalFailed: Story = { args: { failed: "Не удалось открыть журнал. Попробуйте ещё раз." } };
export const Nothing: Story = {
  args: {
    figures: {
      ...claimFigures,
      years: [2026],
      reserve: [],
      claims: {
        ...claimFigures.claims,
        received: 0,
        accepted: 0,
        byRule: 0,
        owed: "0.00",
        paid: "0.00",
        toDecision: undefined,
        toMoney: undefined,
      },
    },
    journal: { columns: claimJournal.columns, rows: [] },
  },
};
