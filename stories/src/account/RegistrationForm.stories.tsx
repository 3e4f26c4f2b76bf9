import { RegistrationForm } from "@shanyraq/ui/account/RegistrationForm.tsx";
import { nonResidentRegistration, residentRegistration } from "@shanyraq/forms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { foreigner, resident } from "@shanyraq/forms/testing/registrations.ts";
import { links, wrongCode } from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: RegistrationForm,
  args: {
    form: residentRegistration,
    empty: resident,
    state: { busy: false },
    links,
    onSubmit: nothing,
    onLogin: nothing,
    onSignature: nothing,
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "The first step of a registration, of a resident or of a foreigner. Who comes back to it finds what was typed, " +
          "and the focus at the field that is wrong. A refusal is announced at once, with the way to the login or to help " +
          "under it.",
      },
    },
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resident: Story = {};
export const Busy: Story = { args: { state: { busy: true, values: resident } } };
export const NonResident: Story = { args: { form: nonResidentRegistration, empty: foreigner } };
export const Refused: Story = { args: { state: { busy: false, values: resident, problem: wrongCode } } };
