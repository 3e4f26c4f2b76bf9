import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import dynamic from "next/dynamic";
import { StatementPage } from "./parts/StatementPage.tsx";

/** Forms and their rules weigh as much as the page: they come after it. */
const PolicyCheck = dynamic(() => import("./parts/PolicyCheck.tsx").then((module) => module.PolicyCheck), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

const TerminationAddress = dynamic(() => import("../contracts/parts/TerminationAddress.tsx").then((module) => module.TerminationAddress), {
  ssr: false,
  loading: () => <Skeleton $height="20rem" />,
});

/** Whether a policy is one, and how its owner ends it where they cannot sign in. */
export const Screen = () => (
  <StatementPage name="checkPolis">
    <Stack $gap={5}>
      <PolicyCheck />
      <TerminationAddress />
    </Stack>
  </StatementPage>
);
