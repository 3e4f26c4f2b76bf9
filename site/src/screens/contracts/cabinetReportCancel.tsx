import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { useVisibleRoute } from "../../browser/route.ts";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";
import { ContractsToChoose } from "./parts/ContractsToChoose.tsx";

/** Forms and their rules weigh as much as the page: they come after it. */
const ContractTermination = dynamic(() => import("./parts/ContractTermination.tsx").then((module) => module.ContractTermination), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

function Cancel() {
  const id = useVisibleRoute()?.params["id"];
  return id === undefined ? <ContractsToChoose what="termination" /> : <ContractTermination key={id} contractId={id} />;
}

/** A contract is ended; without its number it is chosen first. */
export const Screen = () => (
  <CabinetFrame route="cabinetReportCancel">
    <Cancel />
  </CabinetFrame>
);
