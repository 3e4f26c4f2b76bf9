import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { CheckAnswers } from "@shanyraq/ui/purchase/CheckAnswers.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agreedSections } from "../fixtures/agreed.ts";
import { buyer, checkAgain, checkBusy, checkRefused, checkRefusedElsewhere, checkWhole, worksheetStates } from "../fixtures/worksheet.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: CheckAnswers,
  args: {
    state: worksheetStates.check,
    productName: "Сенім",
    buyer,
    profileHref: "/cabinet/info",
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
    placed: "inSection",
    docs: {
      description: {
        component:
          "Everything that is agreed to, in sections: what was calculated, who buys, and each topic. Each has a heading and one button, " +
          "which names the section to a screen reader, and the consent follows. What the server refuses is announced above the button that sent it.",
      },
    },
  },
} satisfies Meta<typeof CheckAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With the words of the policy, which open in place. */
export const WithPolicy: Story = { args: { preview: { at: "shown", sections: agreedSections } } };
/** Fields of other steps are named here, each with its way back. */
export const RefusedElsewhere: Story = { args: { state: checkRefusedElsewhere } };
export const Busy: Story = { args: { state: checkBusy } };
export const Refused: Story = { args: { state: checkRefused } };
export const Heirs: Story = {
  args: {
    state: { ...worksheetStates.check, draft: { answers: { ...worksheetStates.check.draft.answers, beneficiaries: { list: [] } } } },
  },
};
/** A foreigner is known by the number of a document. */
export const Foreigner: Story = { args: { buyer: { ...buyer, name: "Johansson Erik", number: "N1234567", resident: false } } };
/** A line that asks everything there is. */
export const EveryTopic: Story = { args: { state: checkWhole } };
export const AgainWithinADay: Story = { args: { state: checkAgain } };
