import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { StatementPage } from "./parts/StatementPage.tsx";

/** Forms and their rules weigh as much as the page: they come after it. */
const Ombudsman = dynamic(() => import("./parts/Ombudsman.tsx").then((module) => module.Ombudsman), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

/** How a dispute is settled without a court. */
export const Screen = () => (
  <StatementPage name="insuranceOmbudsman">
    <Ombudsman />
  </StatementPage>
);
