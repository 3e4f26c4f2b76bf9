import { documentPath, type Output } from "@shanyraq/calls";
import { calculatorInitial, type CalculatorState } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { AnswersList } from "@shanyraq/ui/calculators/AnswersList.tsx";
import { QuoteSlip } from "@shanyraq/ui/calculators/QuoteSlip.tsx";
import { calculatedTitle } from "@shanyraq/ui/calculators/schedule-title.ts";
import { ScheduleBlockTable } from "@shanyraq/ui/calculators/ScheduleBlockTable.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Split, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { useIntl } from "react-intl";
import { attempt } from "../../../calls/attempt.ts";
import { callMe } from "../../../shell/call-me.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { paperPageHref } from "../../../shell/paper-page-href.ts";

interface CalculatedResultProps {
  readonly hash: string;
  readonly saved: Output<"getCalcDataByGuid">;
}

/** A saved calculation with the price of today: what was asked, what it costs, the years. */
export function CalculatedResult({ hash, saved: { data, result, savedOn } }: CalculatedResultProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const slug = data?.product ?? "";
  const page = usePageData(slug !== "" && ["calculated", slug, locale], async () => {
    const [product, form] = await Promise.all([attempt("productBySlug", { slug }), attempt("getProductForm", { id: slug })]);
    if (!product.ok) return product;
    return form.ok ? { ok: true, value: { name: product.value.name, elements: form.value.elements ?? [] } } : form;
  });
  if (!data || page.at !== "shown") return <Skeleton $height="32rem" />;
  const { item, ScheduleBlock: schedule, error = "", specialist } = result ?? {};
  const state: CalculatorState = {
    ...calculatorInitial(data),
    panel:
      item && schedule ? { at: "shown", shown: { quote: item, schedule } } : { at: "refused", error, ...(specialist && { specialist }) },
  };
  const offer = { locale, product: slug, type: "offer", hash } as const;
  return (
    <Stack $gap={6}>
      <Split>
        <Card>
          <Stack $gap={3}>
            <Heading level={2} look={3}>
              {page.value.name}
            </Heading>
            {savedOn && (
              <p>
                {formatMessage({ id: "calculators.calculated.on" })} <DateText iso={savedOn} />
              </p>
            )}
            <AnswersList elements={page.value.elements} values={data} />
            <Button variant="secondary" href={href("calculateById", locale, { slug, id: hash })}>
              {formatMessage({ id: "calculators.calculated.change" })}
            </Button>
          </Stack>
        </Card>
        <QuoteSlip
          state={state}
          onChange={() => {}}
          onRetry={() => {}}
          instead={
            specialist && (
              <Button variant="secondary" size="s" onClick={() => callMe.ask("contacts")}>
                {formatMessage({ id: "kit.header.callMe" })}
              </Button>
            )
          }
          actions={
            item && (
              <Button block href={href("calculateOnline", locale, { slug, id: hash })}>
                {formatMessage({ id: "calculators.buy" })}
              </Button>
            )
          }
        />
      </Split>
      {schedule && (
        <ScheduleBlockTable
          schedule={schedule}
          caption={formatMessage({ id: calculatedTitle(schedule) })}
          fileName={slug}
          offer={{ page: paperPageHref(offer), file: documentPath(offer) }}
        />
      )}
    </Stack>
  );
}
