import { OpinionPart } from "@shanyraq/ui/reception/OpinionPart.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { forExpert, opinionAwaited, opinionGiven, opinionItem } from "../fixtures/opinion-item.ts";
import { workItemStates } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const stateOf = (item: typeof opinionItem) => ({ ...workItemStates.read, item });
const meta = {
  component: OpinionPart,
  args: { state: stateOf(opinionItem), send: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "Medical opinions on a claim. Whoever assesses it asks; a medical expert reads its papers and answers, and decides nothing.",
      },
    },
  },
} satisfies Meta<typeof OpinionPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
/** The question opens on request. */
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector("button");
    if (!button) throw new Error("no opinion can be requested");
    await userEvent.click(button);
  },
};
export const Awaited: Story = { args: { state: stateOf(opinionAwaited) } };
export const Given: Story = { args: { state: stateOf(opinionGiven) } };
/** What an expert writes and measures. */
export const ForExpert: Story = { args: { state: stateOf(forExpert) } };
export const Refused: Story = {
  args: {
    state: {
      ...stateOf(forExpert),
      isOfOpinion: true,
      problem: { kind: "message", message: "Один человек не может и решать по заявлению, и давать по нему медицинское заключение." },
    },
  },
};
