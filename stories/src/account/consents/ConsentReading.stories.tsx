import { ConsentReading } from "@shanyraq/ui/account/consents/ConsentReading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { consentsStates } from "../../fixtures/consents.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ConsentReading,
  args: { state: consentsStates.reading, send: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "The wording in force, read before its code is asked for. The code is said to be a confirmation by agreement, not a signature.",
      },
    },
  },
} satisfies Meta<typeof ConsentReading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Changed: Story = {
  args: {
    state: { ...consentsStates.reading, problem: { kind: "message", message: "Текст согласия изменился. Прочитайте его ещё раз." } },
  },
};
