import { UserMenu } from "@shanyraq/ui/shell/UserMenu.tsx";
import { useDisclosure } from "@shanyraq/kit/actions/use-disclosure.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, type ComponentProps } from "react";
import { cabinet, user } from "../fixtures/shell.tsx";
import { nothing } from "../stage/held.tsx";

function Disclosing(props: ComponentProps<typeof UserMenu>) {
  const place = useRef<HTMLElement>(null);
  return (
    <header ref={place}>
      <UserMenu {...props} disclosure={useDisclosure(place)} />
    </header>
  );
}

const meta = {
  component: UserMenu,
  args: { user, links: cabinet, onLogout: nothing, disclosure: { open: undefined, toggle: nothing, close: nothing } },
  render: (args) => <Disclosing {...args} />,
  parameters: {
    placed: "shell",
    docs: {
      description: {
        component:
          "Who is signed in, the ways to their contracts, and the way out. A button that discloses links: Enter or Space opens, " +
          "Esc closes and gives the focus back. A screen reader says expanded or collapsed.",
      },
    },
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { play: async ({ canvas, userEvent }) => userEvent.click(canvas.getAllByRole("button")[0] as HTMLElement) };
export const LongKazakh: Story = { args: { user: { name: "Төлегенова Гүлсім Құдайбергенқызы", iinOrNumber: "900130400160" } } };
