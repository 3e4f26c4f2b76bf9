import { ProblemNotice } from "@shanyraq/ui/forms/ProblemNotice.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ProblemNotice,
  args: { problem: { kind: "message", message: "Неверный ИИН или пароль" } },
  parameters: {
    docs: {
      description: {
        component:
          "What went wrong, in the place where the visitor acted: the server's own sentence, or that the service failed and " +
          "nothing typed is lost. It is announced at once. The number of the request is for the operator.",
      },
    },
  },
} satisfies Meta<typeof ProblemNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Service: Story = { args: { problem: { kind: "service", requestId: "01JD9Z7K2M" } } };
export const Offline: Story = { args: { problem: { kind: "offline" } } };
export const BadData: Story = { args: { problem: { kind: "badData" } } };
export const Nothing: Story = { args: { problem: undefined } };
