import { DecisionPart } from "@shanyraq/ui/reception/DecisionPart.tsx";
import type { WorkDecision } from "@shanyraq/calls/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import {
  billsItem,
  blockedItem,
  blockedProposal,
  burialItem,
  closedItem,
  earningsItem,
  heirsItem,
  measuredItem,
  ownProposal,
  proposedHeirs,
  proposedItem,
  proposedMeasured,
  proposedRefusal,
  workItemStates,
} from "../fixtures/reception.ts";
import { opinionGiven } from "../fixtures/opinion-item.ts";
import { registeredItem } from "../fixtures/registered-item.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: DecisionPart,
  args: { state: workItemStates.read, send: nothing },
  parameters: {
    docs: {
      description: {
        component: "What is decided of a case. What takes two is proposed by one; whoever proposed it has no button to agree.",
      },
    },
  },
} satisfies Meta<typeof DecisionPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Proposed: Story = { args: { state: { ...workItemStates.read, item: proposedItem } } };
export const ProposedRefusal: Story = { args: { state: { ...workItemStates.read, item: proposedRefusal } } };
/** Heirs by a certificate: the second person compares all of it with the paper. */
export const ProposedHeirs: Story = { args: { state: { ...workItemStates.read, item: proposedHeirs } } };
/** What is decided of a settled claim whose sum waits for heirs; its fields come with the choice. */
export const OfHeirs: Story = { args: { state: { ...workItemStates.read, item: heirsItem } } };
const choosing =
  (decision: WorkDecision): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const choice = canvasElement.querySelector<HTMLInputElement>(`input[value=${decision}]`);
    if (!choice) throw new Error("the decision is not offered");
    await userEvent.click(choice);
  };
const chooseAcceptance = choosing("acceptClaim");
/** The rows of the table and the days that the chosen covers are measured by. */
export const Measured: Story = { args: { state: { ...workItemStates.read, item: measuredItem } }, play: chooseAcceptance };
/** A register has said the group: it stands there already, and the hint says from where. */
export const Registered: Story = { args: { state: { ...workItemStates.read, item: registeredItem } }, play: chooseAcceptance };
/** A medical expert has measured: whoever decides may use it, and nothing of it stands there before. */
export const WithOpinion: Story = {
  args: { state: { ...workItemStates.read, item: opinionGiven } },
  play: async ({ canvasElement }) => {
    const take = [...canvasElement.querySelectorAll("button")].find(({ type }) => type === "button");
    if (!take) throw new Error("nothing can be taken over");
    await userEvent.click(take);
  },
};
/** What a worker paid for treatment, and whose bills they are. */
export const OfBills: Story = { args: { state: { ...workItemStates.read, item: billsItem } }, play: chooseAcceptance };
/** What a worker lost of an income, and for how long. */
export const OfEarnings: Story = { args: { state: { ...workItemStates.read, item: earningsItem } }, play: chooseAcceptance };
/** Who buried an annuitant, as the papers name them. */
export const OfBurial: Story = { args: { state: { ...workItemStates.read, item: burialItem } }, play: choosing("payBurial") };
/** Whoever agrees reads how the sum was found, and who is paid. */
export const ProposedMeasured: Story = { args: { state: { ...workItemStates.read, item: proposedMeasured } } };
export const OwnProposal: Story = { args: { state: { ...workItemStates.read, item: ownProposal } } };
export const Closed: Story = { args: { state: { ...workItemStates.read, item: closedItem } } };
/** Whoever only serves customers sees that a claim is there. */
export const OfAssessors: Story = { args: { state: { ...workItemStates.read, item: { ...blockedItem, blocked: "notAssessor" } } } };
/** Whoever refused reads the review of it, and why they decide nothing: no button answers with a refusal. */
export const ReviewOfOwn: Story = { args: { state: { ...workItemStates.read, item: blockedItem } } };
export const ProposedInReviewOfOwn: Story = { args: { state: { ...workItemStates.read, item: blockedProposal } } };
