import { Icon, type IconName } from "@shanyraq/kit/ornament/Icon.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const names: readonly IconName[] = [
  "alert",
  "arrow",
  "back",
  "bell",
  "callMe",
  "check",
  "close",
  "done",
  "down",
  "download",
  "eye",
  "eyeOff",
  "info",
  "logout",
  "menu",
  "message",
  "minus",
  "phone",
  "plus",
  "retry",
  "right",
  "search",
  "user",
  "warning",
];

const meta = {
  component: Icon,
  args: { name: "bell" },
  parameters: {
    docs: {
      description: {
        component: "The outlines of the kit, always beside a text that says the same. It is never read aloud and takes no focus.",
      },
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: "3rem" } };
export const Every: Story = {
  render: () => (
    <Cluster>
      {names.map((name) => (
        <Icon key={name} name={name} size="2rem" />
      ))}
    </Cluster>
  ),
};
