import { FormLists } from "@shanyraq/ui/forms/form-lists.ts";
import { WorksheetView } from "@shanyraq/ui/purchase/WorksheetView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  beneficiaryUnborn,
  buyer,
  checkBusy,
  checkRefused,
  codeWrong,
  ill,
  inOffice,
  lists,
  orderLost,
  personRefused,
  underQuestion,
  worksheetStates,
} from "../fixtures/worksheet.ts";
import { nothing } from "../stage/held.tsx";

/** A clock that stands. */
const still = () => 0;

const meta = {
  component: WorksheetView,
  args: {
    state: worksheetStates.person,
    send: nothing,
    now: still,
    newKey: () => "key",
    productName: "Сенім",
    calculatorHref: "/products/senim/calculate",
    profileHref: "/cabinet/info",
    applicationsHref: "/cabinet/apps",
    productsHref: "/products",
    documents: [],
    buyer,
    email: "client17@example.kz",
    born: "1991-01-01",
    resident: true,
    phone: "+7 (727) 000-00-00",
    onCallMe: nothing,
  },
  render: (args) => (
    <FormLists value={lists}>
      <WorksheetView {...args} />
    </FormLists>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "The short worksheet: one topic at a time, the policy's slip beside it. A new step puts the focus on its heading, so a " +
          "screen reader goes on from there; Enter sends a step, and going back keeps what was typed.",
      },
    },
  },
} satisfies Meta<typeof WorksheetView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {};
export const PersonRefused: Story = { args: { state: personRefused } };
export const Loading: Story = { args: { state: worksheetStates.loading } };
export const NotFound: Story = { args: { state: worksheetStates.notFound } };
export const ByPhone: Story = { args: { state: worksheetStates.byPhone } };
export const Failed: Story = { args: { state: worksheetStates.failed } };
export const Health: Story = { args: { state: worksheetStates.health } };
export const Beneficiaries: Story = { args: { state: worksheetStates.beneficiaries } };
export const BeneficiaryUnborn: Story = { args: { state: beneficiaryUnborn } };
export const Check: Story = { args: { state: worksheetStates.check } };
export const Code: Story = { args: { state: worksheetStates.code } };
export const Ordered: Story = { args: { state: worksheetStates.ordered } };
export const CheckBusy: Story = { args: { state: checkBusy } };
export const CheckRefused: Story = { args: { state: checkRefused } };
export const CodeWrong: Story = { args: { state: codeWrong } };
export const Confirmed: Story = { args: { state: worksheetStates.confirmed } };
export const OrderLost: Story = { args: { state: orderLost } };
export const Declined: Story = { args: { state: worksheetStates.declined } };
export const UnderReview: Story = { args: { state: worksheetStates.underReview } };
export const UnderQuestion: Story = { args: { state: underQuestion } };
export const Insured: Story = { args: { state: worksheetStates.insured } };
export const Company: Story = { args: { state: worksheetStates.company } };
export const Employer: Story = { args: { state: worksheetStates.employer } };
export const Child: Story = { args: { state: worksheetStates.child } };
export const Loan: Story = { args: { state: worksheetStates.loan } };
export const Workers: Story = { args: { state: worksheetStates.workers } };
export const Account: Story = { args: { state: worksheetStates.account } };
export const Ill: Story = { args: { state: ill } };
export const Declarations: Story = { args: { state: worksheetStates.declarations } };
export const InOffice: Story = { args: { state: inOffice } };
