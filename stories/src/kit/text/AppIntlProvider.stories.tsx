import { AppIntlProvider } from "@shanyraq/kit/text/AppIntlProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormattedMessage, FormattedNumber } from "react-intl";

const meta = {
  component: AppIntlProvider,
  args: {
    locale: "kk-KZ",
    messages: { "kit.chart.inYear": "{year, number} адам" } as Record<string, string>,
    children: (
      <p lang="kk">
        <FormattedMessage id="kit.chart.inYear" values={{ year: 12_500 }} />, <FormattedNumber value={0.5} />
      </p>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: "The provider of texts. Numbers in Kazakh are written by us: browsers carry no Kazakh, and Chromium would write 12,500.",
      },
    },
  },
} satisfies Meta<typeof AppIntlProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kazakh: Story = {};
export const English: Story = {
  args: {
    locale: "en-GB",
    messages: { "kit.chart.inYear": "{year, number} people" } as Record<string, string>,
    children: (
      <p lang="en">
        <FormattedMessage id="kit.chart.inYear" values={{ year: 12_500 }} />, <FormattedNumber value={0.5} />
      </p>
    ),
  },
};
