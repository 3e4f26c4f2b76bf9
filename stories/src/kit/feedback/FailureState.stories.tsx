import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: FailureState,
  args: { title: "Не удалось загрузить договоры" },
  parameters: {
    docs: {
      description: {
        component:
          "Something could not be loaded, and what the reader can do: repeat, or call and name the request. It is announced when " +
          "it appears. The button keeps the focus while it tries again.",
      },
    },
  },
} satisfies Meta<typeof FailureState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithRetry: Story = { args: { onRetry: nothing } };
export const Retrying: Story = { args: { onRetry: nothing, retrying: true } };
export const WithPhone: Story = { args: { onRetry: nothing, phone: "+7 (727) 000-00-00", requestId: "01JD9Z7K2M" } };
export const LongKazakh: Story = { args: { title: "Сақтандыру шарттарының тізімін жүктеу мүмкін болмады", phone: "+7 (727) 000-00-00" } };
