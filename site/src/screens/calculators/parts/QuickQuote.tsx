import type { Output, PriceCall } from "@shanyraq/calls";
import { calculatorFlow, calculatorInitial, performCalculator } from "@shanyraq/flows";
import { initialCalculation, type Elements } from "@shanyraq/ui/calculators/elements.ts";
import { QuickQuoteView } from "@shanyraq/ui/calculators/QuickQuoteView.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { useEffect } from "react";
import { attempt } from "../../../calls/attempt.ts";
import { wait } from "../../../browser/clock.ts";
import { log } from "../../../browser/log.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";

interface QuickQuoteProps {
  readonly product: Output<"productBySlug">;
  readonly calculatorHref: string;
}

const nothing = () => {};

function QuickQuoteForm({
  product,
  calculatorHref,
  elements,
  call,
}: QuickQuoteProps & { readonly elements: Elements; readonly call: PriceCall | undefined }) {
  const { state, send } = useFlow(
    calculatorFlow,
    () => calculatorInitial(initialCalculation(product.slug, elements)),
    () => performCalculator({ attempt, wait, call, log, askLogin: nothing, onOwnerKnown: nothing, goToWorksheet: nothing }),
  );
  useEffect(() => send({ type: "opened" }), [send]);
  return (
    <QuickQuoteView
      elements={elements}
      state={state}
      onChange={(change) => send({ type: "inputsChanged", change })}
      calculatorHref={calculatorHref}
    />
  );
}

/** The price of a product on its own page; where the form does not come, the page is whole without it. */
export function QuickQuote(props: QuickQuoteProps) {
  const locale = useLocale();
  const { slug } = props.product;
  const form = usePageData(["quick", slug, locale], async () => attempt("getProductForm", { id: slug }));
  if (form.at === "loading") return <Skeleton $height="26rem" />;
  const { elements, call } = form.at === "shown" ? form.value : {};
  return elements ? <QuickQuoteForm {...props} elements={elements} call={call} /> : null;
}
