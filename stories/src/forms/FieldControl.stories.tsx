import { kinds } from "@shanyraq/forms";
import { FieldControl } from "@shanyraq/ui/forms/FieldControl.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../stage/held.tsx";

const meta = {
  component: FieldControl,
  args: { field: kinds.iin(), id: "one", name: "one", value: "", error: undefined, onChange: nothing, onBlur: nothing },
  render: held(FieldControl),
  parameters: {
    docs: {
      description: {
        component:
          "One field of a form as the forms package declares it; no page chooses a control itself. Keys and speech are those of " +
          "the control it draws. Its label, hint and autofill come from the field's kind.",
      },
    },
  },
} satisfies Meta<typeof FieldControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { error: "ИИН состоит из 12 цифр" } };
export const Password: Story = { args: { field: kinds.password(8) } };
export const Phone: Story = { args: { field: kinds.phone() } };
export const Email: Story = { args: { field: kinds.email() } };
export const Code: Story = { args: { field: kinds.code(6) } };
export const Day: Story = { args: { field: kinds.date("field.documentDate") } };
export const Birthday: Story = { args: { field: kinds.birthDate() } };
const yesNo = [
  { value: "no", label: "field.publicOfficial.no" },
  { value: "yes", label: "field.publicOfficial.yes" },
] as const;
export const Choice: Story = { args: { field: kinds.choice("field.publicOfficial", yesNo) } };
export const Choices: Story = {
  args: { field: kinds.choices("field.conditions", "field.conditions.hint", [{ value: "heart", label: "field.condition.heart" }]) },
};
export const Details: Story = { args: { field: kinds.details("field.healthDetails", "field.healthDetails.hint") } };
export const Relation: Story = { args: { field: kinds.relation() } };
export const Share: Story = { args: { field: kinds.share(), value: 100 } };
export const Consent: Story = { args: { field: kinds.consent(), value: false } };
