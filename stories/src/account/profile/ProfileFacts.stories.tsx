import { ProfileFacts } from "@shanyraq/ui/account/profile/ProfileFacts.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const resident = {
  id: "17",
  name: "Илья",
  surname: "Волков",
  patronymic: "Сергеевич",
  resident: true,
  iin: "950719300175",
  id_number: "",
  phone: "77010000017",
  email: "client17@example.kz",
  birth_date: "1995-07-19",
  role: "customer" as const,
};

const meta = {
  component: ProfileFacts,
  args: { user: resident, onChange: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "The customer's own data, each with its source. Only phone and e-mail can be changed here; the buttons say of what they " +
          "are to a screen reader. A non-resident has a document's number instead of an IIN.",
      },
    },
  },
} satisfies Meta<typeof ProfileFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NonResident: Story = {
  args: {
    user: {
      ...resident,
      name: "Erik",
      surname: "Johansson",
      patronymic: "",
      resident: false,
      iin: "",
      id_number: "N1234567",
      birth_date: "",
    },
  },
};
export const LongKazakh: Story = {
  args: { user: { ...resident, name: "Нұрсұлтан-Бекзат", surname: "Әбдірахманқызы-Тұрсынова", patronymic: "Жұмағалиқызы" } },
};
