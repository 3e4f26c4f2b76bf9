import { SearchView } from "@shanyraq/ui/content/SearchView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";
const meta = {
  component: SearchView,
  args: {
    query: "взнос",
    onQuery: nothing,
    onLeave: nothing,
    phone: "+7 (700) 000-00-00",
    email: "info@shanyraq-life.example",
    results: [{ kind: "faq", title: "Что делать, если опоздал со взносом?", text: "Оплатите его в течение 30 дней.", href: "/#faq" }],
  },
  parameters: {
    docs: {
      description: {
        component: "The search of the site: what was found is counted aloud, each result is a link with its kind.",
      },
    },
  },
} satisfies Meta<typeof SearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingFound: Story = { args: { results: [] } };
export const NotAsked: Story = { args: { query: "", results: [] } };
export const Failed: Story = { args: { results: undefined, failed: true } };
export const Loading: Story = { args: { results: undefined } };
