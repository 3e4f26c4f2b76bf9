import { ContractCard } from "@shanyraq/ui/contracts/ContractCard.tsx";
import { byUrgency } from "@shanyraq/ui/contracts/contract-state.ts";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { Grid } from "@shanyraq/kit/layout/Layout.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormattedMessage } from "react-intl";
import { Called } from "./Called.tsx";

const meta = {
  component: Grid,
  render: () => (
    <Called name="userContracts" input={{}}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title={<FormattedMessage id="cabinet.empty.current" />} />
        ) : (
          <Grid $min="24rem">
            {byUrgency(data).map((contract) => (
              <ContractCard key={contract.id} contract={contract} href={`/cabinet/reports/${contract.id}`} />
            ))}
          </Grid>
        )
      }
    </Called>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "The customer's contracts as the network gives them: move the network's toolbar to see them come late, fail, or be none. " +
          "The replies were recorded from the provider for a seeded person.",
      },
    },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheToolbarSays: Story = {};
export const Slow: Story = { parameters: { replies: { userContracts: "slow" } } };
export const Fails: Story = { parameters: { replies: { userContracts: "fails" } } };
export const Empty: Story = { parameters: { replies: { userContracts: "empty" } } };
export const Ended: Story = { parameters: { replies: { userContracts: { entry: "failed" } } } };
