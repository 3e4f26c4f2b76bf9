import { Link, LinkProvider, type LinkProps } from "@shanyraq/kit/actions/LinkContext.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const Marked = ({ children, ...rest }: LinkProps) => (
  <a {...rest} data-routed="yes">
    {children}
  </a>
);

const meta = {
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: "/products", children: "Продукты" },
  parameters: {
    docs: {
      description: {
        component:
          "The one way to a page: inside addresses go through the site's router, which LinkProvider gives; others are plain " +
          "anchors. An address that opens beside is told to give no opener away. A screen reader meets an ordinary link.",
      },
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Telephone: Story = { args: { href: "tel:+77270000000", children: "+7 (727) 000-00-00" } };
export const Away: Story = { args: { href: "https://example.kz", target: "_blank", children: "Национальный банк" } };
export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider component={Marked}>
      <Link {...args} />
    </LinkProvider>
  ),
};
