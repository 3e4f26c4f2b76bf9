import { journeyOf, type Output } from "@shanyraq/calls";
import { calculatorFlow, calculatorInitial, performCalculator, type Calculation } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { completeYears, isIsoDate, todayIn } from "@shanyraq/rules";
import { CalculatorView } from "@shanyraq/ui/calculators/CalculatorView.tsx";
import { initialCalculation, type Elements } from "@shanyraq/ui/calculators/elements.ts";
import { savingsPoints, shownOf } from "@shanyraq/ui/calculators/shown.ts";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { attempt } from "../../../calls/attempt.ts";
import { callMe } from "../../../shell/call-me.ts";
import { now, wait } from "../../../browser/clock.ts";
import { log } from "../../../browser/log.ts";
import { readSaved, writeSaved } from "../../../browser/saved.ts";
import { carryWorksheet } from "../../../shell/worksheet-in-tab.ts";
import { useLoginGoal } from "../../../session/useLoginGoal.ts";
import { useSession } from "../../../session/session.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { ownerOf } from "./owner-of.ts";
import { ShareCalculation } from "./ShareCalculation.tsx";
import { useBusiness } from "./useBusiness.ts";
import { useActivities } from "./useActivities.ts";
import { useOffer } from "./useOffer.ts";

/** Wanted by the few whose calculation is not their own, or whom no register knows. */
const OwnerNotice = dynamic(() => import("@shanyraq/ui/calculators/OwnerNotice.tsx").then((module) => module.OwnerNotice), { ssr: false });
const SavingsGrowth = dynamic(() => import("@shanyraq/ui/calculators/SavingsGrowth.tsx").then((module) => module.SavingsGrowth), {
  ssr: false,
});

interface CalculatorProps {
  readonly product: Output<"productBySlug">;
  readonly form: Output<"getProductForm">;
  /** What a link brought along. */
  readonly from?: Calculation | undefined;
  /** By which hash: a worksheet of it goes along to what is calculated here. */
  readonly hash?: string | undefined;
}

/** The purchase continues automatically once it is known who has signed in. */
const nothing = () => {};

const ADULT = 18;
/** Who is under 18 buys through a grown-up: they are called back. */
const isUnderAge = ({ birthDate = "" }: Pick<Calculation, "birthDate">): boolean =>
  isIsoDate(birthDate) && completeYears(birthDate, todayIn(now(), "Asia/Almaty")) < ADULT;

const asksActivity = (elements: Elements): boolean =>
  elements.some(({ format, elements: inner }) => format === "classifier" || inner?.some((one) => one.format === "classifier"));

/** Inputs survive a change of language and a reload of the tab. */
const savedAs = (slug: string) => `shanyraq:calculation:v1:${slug}`;

export function Calculator({ product, form: { elements = [], call }, from, hash: opened }: CalculatorProps) {
  const { formatMessage } = useIntl();
  const router = useRouter();
  const locale = useLocale();
  const { session, login, refetch } = useSession();
  const owner = session.at === "signedIn" ? ownerOf(session.user) : undefined;
  const { state, send } = useFlow(
    calculatorFlow,
    () => ({
      ...calculatorInitial(from ?? initialCalculation(product.slug, elements)),
      // Of a link it is known for whom somebody calculated.
      touched: from !== undefined,
      // On such a journey a guest is asked who they are only later.
      guestsGoOn: journeyOf(product.slug) !== undefined,
    }),
    () =>
      performCalculator({
        attempt,
        wait,
        call,
        log,
        // Who has signed in is known by the session, as is whoever signs in by the header.
        askLogin: () => login.open({ signedIn: nothing, dismissed: () => send({ type: "loginDismissed" }) }),
        onOwnerKnown: () => void refetch(),
        goToWorksheet: (hash) => {
          if (opened !== undefined) carryWorksheet(opened, hash);
          void router.push(href("calculateOnline", locale, { slug: product.slug, id: hash }));
        },
      }),
  );
  useEffect(() => {
    const saved = from ? undefined : readSaved<Calculation>(savedAs(product.slug));
    send(saved ? { type: "inputsChanged", change: { ...saved, product: product.slug } } : { type: "opened" });
    // Once, when the calculator opens: later changes come from the visitor.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opening is an event, not a synchronisation
  }, []);
  const { birthDate, sex, certain } = owner ?? {};
  const known = session.at !== "unknown";
  useEffect(() => {
    if (birthDate !== undefined && sex !== undefined && certain !== undefined)
      send({ type: "ownerKnown", owner: { birthDate, sex, certain } });
    else if (known) send({ type: "ownerLeft" });
  }, [birthDate, sex, certain, known, send]);
  const buy = () => (underAge ? callMe.ask("underAge") : send({ type: "buyPressed" }));
  // Who signs in here by the header wants the policy too (site-shell, section 2).
  useLoginGoal(() => void send({ type: "signedInToBuy" }));
  const offer = useOffer(state.inputs);
  const change = (changed: Partial<Calculation>) => {
    writeSaved(savedAs(product.slug), { ...state.inputs, ...changed });
    send({ type: "inputsChanged", change: changed });
  };
  const business = useBusiness(state.inputs, change);
  const classifier = useActivities(asksActivity(elements));
  const underAge = (state.panel.at === "refused" && isUnderAge(state.inputs)) || (owner?.certain === true && isUnderAge(owner));
  // A visitor whose age is outside the limits of this product is shown what else there is.
  const wrongAge = state.panel.at === "refused" && state.panel.limit?.field === "birthDate";
  const bySpecialist = state.panel.at === "refused" && state.panel.specialist === true;
  const shown = shownOf(state.panel);
  const points = shown ? savingsPoints(shown.schedule) : [];
  return (
    <CalculatorView
      elements={
        business === undefined ? elements : elements.map((element) => (element.name === "bin" ? { ...element, hint: business } : element))
      }
      state={state}
      onChange={change}
      onRetry={() => send({ type: "retryPressed" })}
      onBuy={buy}
      classifier={classifier}
      variants={{
        onKeep: () => send({ type: "variantKept" }),
        onDrop: (id) => send({ type: "variantDropped", id }),
        onTake: (id) => send({ type: "variantTaken", id }),
      }}
      keeping={offer}
      share={<ShareCalculation key={JSON.stringify(state.inputs)} inputs={state.inputs} ready={state.panel.at === "shown"} />}
      owner={
        (state.buying.at === "notOwn" || state.buying.at === "askingOwner") && (
          <OwnerNotice
            buying={state.buying}
            owner={state.owner}
            profileHref={href("cabinetInfo", locale)}
            onTakeOwn={() => send({ type: "ownTaken" })}
            onBirthFacts={(born) => send({ type: "ownerTold", born })}
          />
        )
      }
      instead={
        (underAge || wrongAge || bySpecialist) && (
          <>
            <Button variant="secondary" size="s" onClick={() => callMe.ask(underAge ? "underAge" : "contacts")}>
              {formatMessage({ id: "kit.header.callMe" })}
            </Button>
            {!bySpecialist && <TextLink href={href("products", locale)}>{formatMessage({ id: "calculators.otherProducts" })}</TextLink>}
          </>
        )
      }
      chart={points.length > 0 && <SavingsGrowth points={points} />}
    />
  );
}
