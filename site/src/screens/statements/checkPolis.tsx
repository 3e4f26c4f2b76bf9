import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { StatementPage } from "./parts/StatementPage.tsx";

/** Forms and their rules weigh as much as the page: they come after it. */
const PolicyCheck = dynamic(() => import("./parts/PolicyCheck.tsx").then((module) => module.PolicyCheck), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

/** Whether a policy is one. */
export const Screen = () => (
  <StatementPage name="checkPolis">
    <PolicyCheck />
  </StatementPage>
);
