import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { useVisibleRoute } from "../../browser/route.ts";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";
import { ContractsToChoose } from "./parts/ContractsToChoose.tsx";

/** Forms and their rules weigh as much as the page: they come after it. */
const ContractChange = dynamic(() => import("./parts/ContractChange.tsx").then((module) => module.ContractChange), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

function Change() {
  const id = useVisibleRoute()?.params["id"];
  return id === undefined ? <ContractsToChoose what="change" /> : <ContractChange key={id} contractId={id} />;
}

/** A contract is changed; without its number it is chosen first. */
export const Screen = () => (
  <CabinetFrame route="cabinetReportChange">
    <Change />
  </CabinetFrame>
);
