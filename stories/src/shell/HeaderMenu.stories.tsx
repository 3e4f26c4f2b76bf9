import { HeaderMenu, MenuBranch } from "@shanyraq/ui/shell/HeaderMenu.tsx";
import { useDisclosure } from "@shanyraq/kit/actions/use-disclosure.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { headerProps } from "../fixtures/shell.tsx";
import { nothing } from "../stage/held.tsx";

function Opened({ path }: { readonly path: string }) {
  const place = useRef<HTMLElement>(null);
  return (
    <header ref={place}>
      <HeaderMenu menu={headerProps.menu} path={path} disclosure={useDisclosure(place)} />
    </header>
  );
}

const meta = {
  component: HeaderMenu,
  subcomponents: { MenuBranch },
  args: { menu: headerProps.menu, path: "/products/senim", disclosure: { open: undefined, toggle: nothing, close: nothing } },
  render: ({ path }) => <Opened path={path} />,
  parameters: {
    placed: "shell",
    docs: {
      description: {
        component:
          "The sections of the site as buttons that disclose links. Enter or Space opens one, opening another closes it, Esc " +
          "closes and gives the focus back. A screen reader says expanded or collapsed and which page is the current one.",
      },
    },
  },
} satisfies Meta<typeof HeaderMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Elsewhere: Story = { render: () => <Opened path="/news" /> };
export const Open: Story = { play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: "Продукты" })) };
export const Branch: Story = {
  render: () => (
    <nav aria-label="Разделы">
      <ul>
        {headerProps.menu.map((item) => (
          <MenuBranch key={item.id} item={item} path="/news" onFollow={nothing} />
        ))}
      </ul>
    </nav>
  ),
};
