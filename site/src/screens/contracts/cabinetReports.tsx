import { href } from "@shanyraq/routes";
import { ContractTabs } from "@shanyraq/ui/contracts/ContractTabs.tsx";
import { foundBy } from "@shanyraq/ui/contracts/found-by.ts";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useVisibleRoute } from "../../browser/route.ts";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";
import { Contracts } from "./parts/Contracts.tsx";
import { useContracts } from "./parts/useContracts.ts";

/** Wanted by who has many, once they are here. */
const ContractSearch = dynamic(() => import("@shanyraq/ui/contracts/ContractSearch.tsx").then((module) => module.ContractSearch), {
  ssr: false,
});

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 3;

function Lists() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const kind = useVisibleRoute()?.query.get("failed") === "true" ? "failed" : "current";
  const data = useContracts(kind === "failed");
  const list = href("cabinetReports", locale);
  const [typed, setTyped] = useState("");
  const held = data.at === "shown" ? data.value.data : [];
  const found = foundBy(held, typed);
  return (
    <>
      <PageHead
        crumbs={[
          { name: formatMessage({ id: "page.cabinet" }), href: href("cabinet", locale) },
          { name: formatMessage({ id: "page.cabinetReports" }) },
        ]}
        title={formatMessage({ id: "page.cabinetReports" })}
        lead={formatMessage({ id: "cabinet.reports.lead" })}
      />
      <ContractTabs
        shown={kind}
        hrefs={{ current: list, failed: `${list}?failed=true` }}
        counts={data.at === "shown" ? data.value.counts : undefined}
      />
      {held.length >= SEARCHED_FROM && <ContractSearch typed={typed} onType={setTyped} found={found.length} />}
      {(found.length > 0 || held.length === 0) && (
        <Contracts key={kind} data={data.at === "shown" ? { ...data, value: { ...data.value, data: [...found] } } : data} kind={kind} />
      )}
    </>
  );
}

/** The contracts, current or ended. */
export const Screen = () => (
  <CabinetFrame route="cabinetReports">
    <Lists />
  </CabinetFrame>
);
