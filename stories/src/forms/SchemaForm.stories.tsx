import { topicForms } from "@shanyraq/forms";
import { SchemaForm } from "@shanyraq/ui/forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: SchemaForm,
  args: {
    form: topicForms.person,
    initial: { document_number: "", document_date: "", address: "", email: "" },
    onSubmit: nothing,
    actions: <Button type="submit">Продолжить</Button>,
  },
  parameters: {
    docs: {
      description: {
        component:
          "The one renderer of forms: fields in their order, errors after the first touch. Enter sends. Sent with one mistake it " +
          "takes the focus to that field, with several to a summary above; a screen reader hears how many.",
      },
    },
  },
} satisfies Meta<typeof SchemaForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { initial: { document_number: "012345678", document_date: "2020-01-01", address: "Алматы", email: "client11@example.kz" } },
};
export const SentEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Продолжить" }));
    await canvas.findByRole("group", { name: /^Исправьте/ }, { timeout: 10_000 });
  },
};
export const RefusedByTheServer: Story = { args: { serverErrors: { address: "Такого адреса нет в справочнике" } } };
export const Hidden: Story = {
  args: { form: topicForms.health, initial: { healthy: "yes", conditions: [], health_details: "" } },
};
