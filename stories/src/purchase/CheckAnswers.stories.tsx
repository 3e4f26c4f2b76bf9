import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { CheckAnswers } from "@shanyraq/ui/purchase/CheckAnswers.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkAgain, checkBusy, checkRefused, checkRefusedElsewhere, checkWhole, worksheetStates } from "../fixtures/worksheet.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: CheckAnswers,
  args: {
    state: worksheetStates.check,
    onChange: nothing,
    onSubmit: nothing,
    back: <Button variant="quiet">Назад</Button>,
    calculatorHref: "/products/senim/calculate",
    applicationsHref: "/cabinet/apps",
    documents: [
      { name: "Правила страхования", href: "/api/documents/ru/senim/rules.pdf" },
      { name: "Тарифы", href: "/api/documents/ru/senim/tariffs.pdf" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "Everything that was answered, each row with a way back, and the consent. A screen reader hears of each button what it " +
          "changes. What the server refuses is announced above the button that sent it.",
      },
    },
  },
} satisfies Meta<typeof CheckAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Fields of other steps are named here, each with its way back. */
export const RefusedElsewhere: Story = { args: { state: checkRefusedElsewhere } };
export const Busy: Story = { args: { state: checkBusy } };
export const Refused: Story = { args: { state: checkRefused } };
export const Heirs: Story = {
  args: {
    state: { ...worksheetStates.check, draft: { answers: { ...worksheetStates.check.draft.answers, beneficiaries: { list: [] } } } },
  },
};
/** A line that asks everything there is. */
export const EveryTopic: Story = { args: { state: checkWhole } };
export const AgainWithinADay: Story = { args: { state: checkAgain } };
