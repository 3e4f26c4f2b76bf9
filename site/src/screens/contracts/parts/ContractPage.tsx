import { countingColumns } from "@shanyraq/calls/vocabulary";
import { href } from "@shanyraq/routes";
import { AnnuityPart } from "@shanyraq/ui/contracts/AnnuityPart.tsx";
import { BeneficiaryList } from "@shanyraq/ui/contracts/BeneficiaryList.tsx";
import { ContractHeader } from "@shanyraq/ui/contracts/ContractHeader.tsx";
import { ContractOverview } from "@shanyraq/ui/contracts/ContractOverview.tsx";
import { isPayable, type Contract } from "@shanyraq/ui/contracts/contract-state.ts";
import { MaturityNotice } from "@shanyraq/ui/contracts/maturity/MaturityNotice.tsx";
import { PartFrame, PartsBar } from "@shanyraq/ui/cabinet/PartFrame.tsx";
import { SigningStanding } from "@shanyraq/ui/contracts/agreement/SigningStanding.tsx";
import { nextDue, readable, totalsOf, yearOf } from "@shanyraq/ui/contracts/schedule-cells.ts";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { payableOn } from "@shanyraq/ui/contracts/payable-on.ts";
import { ScheduleTable } from "@shanyraq/kit/data/ScheduleTable.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { todayIn } from "@shanyraq/rules";
import { savingsPoints } from "@shanyraq/ui/calculators/shown.ts";
import dynamic from "next/dynamic";
import { useIntl } from "react-intl";
import { now } from "../../../browser/clock.ts";
import { attempt } from "../../../calls/attempt.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { Autopay } from "./Autopay.tsx";
import { ChangeSummary } from "./ChangeSummary.tsx";
import { TerminationSummary } from "./TerminationSummary.tsx";
import { ContractPart } from "./ContractPart.tsx";
import { MaturitySummary } from "./MaturitySummary.tsx";
import { DuesCalendar } from "./DuesCalendar.tsx";
import { maturityHref } from "./maturity-href.ts";
import { PaperList } from "./PaperList.tsx";
import { PaymentsWithReceipts } from "./PaymentsWithReceipts.tsx";
import { payContractHref } from "./pay-hrefs.ts";

const SavingsGrowth = dynamic(() => import("@shanyraq/ui/calculators/SavingsGrowth.tsx").then((module) => module.SavingsGrowth), {
  ssr: false,
});

const parts = [
  "overview",
  "annuity",
  "maturity",
  "schedule",
  "payments",
  "redemptions",
  "documents",
  "beneficiaries",
  "changes",
  "ending",
] as const;

/** One contract: its head, then its parts, each of which loads on its own. */
export function ContractPage({ contract }: { readonly contract: Contract }) {
  const intl = useIntl();
  const { formatMessage, locale: tag } = intl;
  const locale = useLocale();
  const { id, number } = contract;
  const payHref = payContractHref(id, locale);
  const day = todayIn(now(), "Asia/Almaty");
  /** Of a contract that pays nothing at its end there is no such part. */
  const stage = contract.maturity?.stage;
  // What an annuity has paid stands in a part of its own.
  const paysOut = stage !== undefined && stage !== "renews" && !(stage === "gone" && contract.annuity !== undefined);
  const isAnnuity = contract.annuity !== undefined;
  const hidden: Readonly<Partial<Record<(typeof parts)[number], boolean>>> = {
    maturity: !paysOut,
    annuity: !isAnnuity,
    redemptions: isAnnuity,
  };
  const shown = parts.filter((part) => hidden[part] !== true);
  const title = (part: (typeof parts)[number]) => formatMessage({ id: `cabinet.part.${part}` });
  return (
    <>
      <ContractHeader
        contract={contract}
        listName={formatMessage({ id: "page.cabinetReports" })}
        listHref={href("cabinetReports", locale)}
        payHref={payHref}
        claimHref={`${href("feedback", locale)}?about=event&policy=${encodeURIComponent(number)}`}
      />
      <MaturityNotice
        maturity={contract.maturity}
        today={day}
        hrefs={{ maturity: maturityHref(id, locale), calculate: href("calculate", locale, { slug: contract.product }) }}
      />
      <PartsBar label={formatMessage({ id: "cabinet.parts" })} parts={shown.map((part) => ({ id: part, title: title(part) }))} />
      <PartFrame id="overview" title={title("overview")}>
        <ContractOverview contract={contract} />
      </PartFrame>
      {contract.annuity && (
        <PartFrame id="annuity" title={title("annuity")}>
          <AnnuityPart annuity={contract.annuity} accountHref={maturityHref(id, locale)} />
        </PartFrame>
      )}
      {paysOut && <MaturitySummary contractId={id} />}
      <ContractPart name="schedule" contractId={id} load={async () => attempt("paymentSchedule", { contractId: id })}>
        {({ ScheduleBlock: { columns, rows } }) =>
          rows.length === 0 ? (
            <p>{formatMessage({ id: "cabinet.schedule.empty" })}</p>
          ) : (
            <ScheduleTable
              caption={title("schedule")}
              isTitled
              columns={columns}
              rows={readable(rows)}
              groupOf={yearOf("dueDate")}
              opensAt={nextDue(rows)}
              totals={totalsOf(rows, { dueDate: formatMessage({ id: "cabinet.total" }) }, ["amount", "paidAmount"])}
              wholeColumns={countingColumns}
              fileName={`schedule-${number}`}
              more={isPayable(contract) && <DuesCalendar contractId={id} number={number} />}
              action={{
                heading: formatMessage({ id: "cabinet.pay" }),
                of: (index) => {
                  const on = payableOn(rows[index], contract, day);
                  return on === undefined ? null : (
                    <Button
                      size="s"
                      variant="secondary"
                      href={payHref}
                      aria-label={formatMessage({ id: "cabinet.pay.on" }, { date: dateText(intl, on) })}
                    >
                      {formatMessage({ id: "cabinet.pay" })}
                    </Button>
                  );
                },
              }}
            />
          )
        }
      </ContractPart>
      <Autopay contractId={id} />
      <ContractPart name="payments" contractId={id} load={async () => attempt("payments", { contractId: id })}>
        {({ data }) => <PaymentsWithReceipts contractId={id} payments={data} fileName={`payments-${number}`} />}
      </ContractPart>
      {/* What an annuity pays is its payments: it has no value to surrender. */}
      {!isAnnuity && (
        <ContractPart name="redemptions" contractId={id} load={async () => attempt("redemptions", { contractId: id })}>
          {({ today, ScheduleBlock: { columns, rows } }) =>
            rows.length === 0 ? (
              <p>{formatMessage({ id: "cabinet.redemptions.empty" })}</p>
            ) : (
              <>
                <p>
                  <InlineText>{formatMessage({ id: "cabinet.redemptions.lead" }, { amount: moneyText(today, tag) })}</InlineText>
                </p>
                <SavingsGrowth points={savingsPoints({ columns, rows })} />
                <ScheduleTable
                  caption={title("redemptions")}
                  isTitled
                  columns={columns}
                  rows={readable(rows)}
                  wholeColumns={countingColumns}
                  fileName={`surrender-${number}`}
                />
              </>
            )
          }
        </ContractPart>
      )}
      <ContractPart name="documents" contractId={id} load={async () => attempt("getContractDocuments", { contractId: id, lang: locale })}>
        {({ documents, signing }) => (
          <>
            {signing && <SigningStanding signing={signing} href={href("sign", locale, { id: signing.GUID })} />}
            <PaperList contractId={id} documents={documents} />
          </>
        )}
      </ContractPart>
      <ContractPart name="beneficiaries" contractId={id} load={async () => attempt("beneficiary", { contractId: id })}>
        {({ data, payee }) => (
          <>
            {data.length > 0 && <p>{formatMessage({ id: "cabinet.beneficiaries.lead" })}</p>}
            <BeneficiaryList people={data} payee={payee} />
          </>
        )}
      </ContractPart>
      <ChangeSummary contractId={id} />
      <TerminationSummary contractId={id} />
    </>
  );
}
