import { SafeProse } from "@shanyraq/ui/content/SafeProse.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: SafeProse,
  args: { html: '<h2>Главное</h2><p>Договор вступает в силу после <a href="/payment">первого взноса</a>.</p><ul><li>раз</li></ul>' },
  parameters: {
    docs: {
      description: {
        component: "A text of editors. It is cleaned once more where it is drawn; use it wherever HTML comes from a call.",
      },
    },
  },
} satisfies Meta<typeof SafeProse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hostile: Story = { args: { html: "<p onclick='alert(1)'>Слова остаются<script>alert(1)</script>, остальное нет.</p>" } };
export const WithTable: Story = {
  args: {
    html: "<table><thead><tr><th scope='col'>Год</th><th scope='col'>На акцию</th></tr></thead><tbody><tr><td>2025</td><td>118 ₸</td></tr></tbody></table>",
  },
};
