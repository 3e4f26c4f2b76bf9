import dynamic from "next/dynamic";
import { useVisibleRoute } from "../../browser/route.ts";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";
import { NotFoundScreen } from "../../shell/NotFoundScreen.tsx";
import { StepsLoading } from "./parts/StepsLoading.tsx";
import { paperOfQuery } from "./parts/paper-href.ts";

/** What reads a file and draws it as a page comes after the frame. */
const ContractPaper = dynamic(() => import("./parts/ContractPaper.tsx").then((module) => module.ContractPaper), {
  ssr: false,
  loading: () => <StepsLoading />,
});

function Paper() {
  const route = useVisibleRoute();
  const id = route?.params["id"];
  if (route === undefined || id === undefined) return <StepsLoading />;
  const paper = paperOfQuery(route.query);
  return paper ? (
    <ContractPaper key={route.query.toString()} contractId={id} paper={paper} language={paper.language} />
  ) : (
    <NotFoundScreen />
  );
}

/** A paper of a contract, read as a page. */
export const Screen = () => (
  <CabinetFrame route="cabinetReportPaper">
    <Paper />
  </CabinetFrame>
);
