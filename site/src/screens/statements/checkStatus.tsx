import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { StatementPage } from "./parts/StatementPage.tsx";

/** Forms and their rules weigh as much as the page: they come after it. */
const StandingCheck = dynamic(() => import("./parts/StandingCheck.tsx").then((module) => module.StandingCheck), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

/** Where a statement or an order stands. */
export const Screen = () => (
  <StatementPage name="checkStatus">
    <StandingCheck />
  </StatementPage>
);
