import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { href } from "@shanyraq/routes";
import { ApplicationCard } from "@shanyraq/ui/applications/ApplicationCard.tsx";
import { wayOut, type Application } from "@shanyraq/ui/cabinet/waiting-of.ts";
import { DraftList } from "@shanyraq/ui/applications/DraftList.tsx";
import { PensionCases } from "@shanyraq/ui/pension/PensionCases.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { LaterMessages } from "../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { attempt } from "../../calls/attempt.ts";
import { newKey } from "../../browser/new-key.ts";
import { usePageData } from "../../calls/usePageData.ts";
import { AnswerUnderwriter } from "./parts/AnswerUnderwriter.tsx";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";
import { SendPapers } from "./parts/SendPapers.tsx";
import { useCustomerKey } from "../contracts/parts/useContracts.ts";

const WithdrawApplication = dynamic(
  () => import("@shanyraq/ui/applications/WithdrawApplication.tsx").then((module) => module.WithdrawApplication),
  { ssr: false },
);

function Applications() {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const key = ["userApplications", useCustomerKey(), locale] as const;
  const { mutate } = useSWRConfig();
  const data = usePageData(key, async () => attempt("userApplications", {}), { whole: true });
  const [withdrawing, setWithdrawing] = useState<Application>();
  const [failed, setFailed] = useState<"applications.withdraw.failed" | "applications.renew.failed">();
  const router = useRouter();
  const withdraw = async (requestID: string) => {
    setWithdrawing(undefined);
    const outcome = await attempt("withdrawApplication", { requestID }, { idempotencyKey: newKey() });
    setFailed(outcome.ok ? undefined : "applications.withdraw.failed");
    await mutate(key);
  };
  const renew = async (requestID: string) => {
    const outcome = await attempt("renewApplication", { requestID }, { idempotencyKey: newKey() });
    const { product: slug, calculation: id } = outcome.ok ? outcome.value : {};
    if (slug === undefined || id === undefined) setFailed("applications.renew.failed");
    else await router.push(href("calculateOnline", locale, { slug, id }));
  };
  const list = () => {
    if (data.at === "loading") return <Skeleton $height="17rem" />;
    if (data.at !== "shown")
      return (
        <FailureState
          title={formatMessage({ id: "applications.failed" })}
          onRetry={data.at === "failed" ? data.retry : () => void mutate(key)}
          phone={company.phone}
        />
      );
    if (data.value.data.length === 0 && data.value.drafts.length + data.value.pensions.length > 0) return null;
    if (data.value.data.length === 0)
      return (
        <EmptyState
          title={formatMessage({ id: "applications.empty" })}
          action={<Button href={href("products", locale)}>{formatMessage({ id: "applications.empty.products" })}</Button>}
        >
          {formatMessage({ id: "applications.empty.text" })}
        </EmptyState>
      );
    return data.value.data.map((application) => (
      <ApplicationCard
        key={application.id}
        application={application}
        payHref={`${href("payment", locale)}?application=${encodeURIComponent(application.id)}`}
        onWithdraw={() => setWithdrawing(application)}
        onRenew={() => void renew(application.id)}
      >
        {application.state === "question" && <AnswerUnderwriter requestID={application.id} onAnswered={() => void mutate(key)} />}
        {(application.state === "question" || application.state === "in_review") && (
          <SendPapers requestID={application.id} sent={application.files.length} onSent={() => void mutate(key)} />
        )}
      </ApplicationCard>
    ));
  };
  return (
    <>
      <PageHead
        crumbs={[
          { name: formatMessage({ id: "page.cabinet" }), href: href("cabinet", locale) },
          { name: formatMessage({ id: "page.cabinetApps" }) },
        ]}
        title={formatMessage({ id: "page.cabinetApps" })}
        lead={formatMessage({ id: "applications.lead" })}
      />
      {data.at === "shown" && data.value.drafts.length > 0 && (
        <DraftList
          drafts={data.value.drafts}
          hrefOf={({ product, calculation }) => href("calculateOnline", locale, { slug: product, id: calculation })}
          onForget={({ calculation }) => void attempt("worksheetDraft", { calculation, forget: true }).then(() => mutate(key))}
        />
      )}
      {data.at === "shown" && (
        <PensionCases
          cases={data.value.pensions}
          hrefOf={({ product, calculation }) => href("calculateOnline", locale, { slug: product, id: calculation })}
        />
      )}
      {failed !== undefined && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: failed })}
        </Notice>
      )}
      {list()}
      {withdrawing !== undefined && (
        <WithdrawApplication
          way={wayOut(withdrawing)}
          onWithdraw={() => void withdraw(withdrawing.id)}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  );
}

/** What the customer applied for, and where each application stands. */
export const Screen = () => (
  <CabinetFrame route="cabinetApps">
    <LaterMessages>
      <Applications />
    </LaterMessages>
  </CabinetFrame>
);
