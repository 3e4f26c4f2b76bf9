import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { useVisibleRoute } from "../../browser/route.ts";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";

/** Forms and their rules weigh as much as the page: they come after it. */
const ContractMaturity = dynamic(() => import("./parts/ContractMaturity.tsx").then((module) => module.ContractMaturity), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

function Payout() {
  const id = useVisibleRoute()?.params["id"];
  return id === undefined ? null : <ContractMaturity key={id} contractId={id} />;
}

/** Where a contract is paid out to at its end. */
export const Screen = () => (
  <CabinetFrame route="cabinetReportMaturity">
    <Payout />
  </CabinetFrame>
);
