import { SocialIcon } from "@shanyraq/kit/ornament/SocialIcon.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const names = ["Instagram", "Telegram", "YouTube", "Facebook", "WhatsApp", "TikTok", "Odnoklassniki"];

const meta = {
  component: SocialIcon,
  args: { name: "Instagram" },
  parameters: {
    docs: {
      description: {
        component:
          "The mark of a social network, chosen by the name that an editor wrote; one without a mark here has a globe. Always beside the name, so a " +
          "screen reader hears the name alone.",
      },
    },
  },
} satisfies Meta<typeof SocialIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Every: Story = {
  render: () => (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <SocialIcon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
