import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { StatementPage } from "./parts/StatementPage.tsx";

/** Forms and their rules weigh as much as the page: they come after it. */
const Compliance = dynamic(() => import("./parts/Compliance.tsx").then((module) => module.Compliance), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

/** Reports of misconduct. */
export const Screen = () => (
  <StatementPage name="complianceController">
    <Compliance />
  </StatementPage>
);
