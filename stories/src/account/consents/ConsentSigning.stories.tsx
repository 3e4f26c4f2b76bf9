import { ConsentSigning } from "@shanyraq/ui/account/consents/ConsentSigning.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { consentsStates } from "../../fixtures/consents.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ConsentSigning,
  args: { state: consentsStates.signing, send: nothing },
  parameters: {
    docs: {
      description: {
        component: "A consent is signed by a key: it is chosen in NCALayer, which may be left, and then judged, which may not.",
      },
    },
  },
} satisfies Meta<typeof ConsentSigning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosingKey: Story = {};
export const Judging: Story = { args: { state: { ...consentsStates.signing, sent: true } } };
